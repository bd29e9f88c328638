/**
 * What a board shows against what the moves of the game lead to: for sensor boards and for arbiters (Articles 7.4 and 7.5).
 * {@link org.chatrang.laws.placement.PlacementDiagnosis} is the front.
 */
package org.chatrang.laws.placement;
