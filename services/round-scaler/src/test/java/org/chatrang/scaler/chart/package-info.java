/** The chart of the whole system is checked here, beside the one service that knows Kubernetes. */
package org.chatrang.scaler.chart;
