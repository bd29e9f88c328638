/** Orders a field by its score and a list of tie-breaks: a table with ranks, shared where the rules leave ties. */
package org.chatrang.tournament.rank;
