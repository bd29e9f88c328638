/** Time controls and the arithmetic of a chess clock (Article 6, Appendices A and B, Guidelines III). */
package org.chatrang.laws.time;
