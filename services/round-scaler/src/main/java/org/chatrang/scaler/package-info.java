/** Sizes the judges before a round and under lag, by the Kubernetes client. */
package org.chatrang.scaler;
