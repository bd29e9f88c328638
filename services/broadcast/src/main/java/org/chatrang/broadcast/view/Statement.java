package org.chatrang.broadcast.view;

import org.chatrang.events.Finding;
import org.chatrang.events.JudgeName;

/**
 * A finding with where it was stated.
 *
 * @param judge who states it
 * @param seq the record of the game log it answers, from 1
 * @param ply half-moves that stood then
 * @param finding what is stated
 */
public record Statement(JudgeName judge, long seq, int ply, Finding finding) {}
