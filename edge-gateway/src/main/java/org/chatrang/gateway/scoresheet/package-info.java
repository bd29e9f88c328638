/** Electronic scoresheets: players' devices send the moves they write down, each with its board's token. */
package org.chatrang.gateway.scoresheet;
