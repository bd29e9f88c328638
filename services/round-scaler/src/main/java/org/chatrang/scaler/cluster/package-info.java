/** The cluster: the judges' deployments and the lease. */
package org.chatrang.scaler.cluster;
