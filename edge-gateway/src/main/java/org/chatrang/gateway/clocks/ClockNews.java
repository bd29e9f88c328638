package org.chatrang.gateway.clocks;

import java.util.List;
import org.chatrang.events.ClockReading;
import org.chatrang.events.Side;

/**
 * What a reading of the clock tells that the one before did not.
 *
 * @param reading what the clock shows
 * @param pressed who threw the lever, so that the other side's time runs now; null if nobody did
 * @param startedOrStopped the clock began to run or was stopped
 * @param flagFell whose flag fell, null if none did
 * @param lowBattery the clock's battery has become low
 * @param jumps changes of time that need an explanation
 */
public record ClockNews(
        ClockReading reading,
        Side pressed,
        boolean startedOrStopped,
        Side flagFell,
        boolean lowBattery,
        List<TimeJump> jumps) {}
