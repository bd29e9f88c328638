/** The decision how many instances of a judge are wanted: no cluster, no bus, no clock. */
package org.chatrang.scaler.plan;
