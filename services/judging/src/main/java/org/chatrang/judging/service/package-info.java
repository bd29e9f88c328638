/**
 * What makes a judge a service: configuration, the loop's thread, health, metrics, logs. A judge's own module only produces
 * its {@link org.chatrang.judging.Judge} and, if it has one, its {@link org.chatrang.judging.loop.DeadlineTimer}.
 */
package org.chatrang.judging.service;
