/**
 * Measurements, none of which the build runs. Each class says what one operation is; the harness is JMH. The commands stand
 * in the repository's README beside the figures.
 */
package org.chatrang.benchmarks;
