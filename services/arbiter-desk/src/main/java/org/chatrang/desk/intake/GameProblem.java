package org.chatrang.desk.intake;

/**
 * Something about one game of a file that the arbiter should know.
 *
 * @param game the game's place in the file, from 1
 * @param line the line of the file
 * @param kind in one word
 * @param text one sentence
 * @param scheduled whether the game is scheduled nevertheless
 */
public record GameProblem(int game, long line, String kind, String text, boolean scheduled) {}
