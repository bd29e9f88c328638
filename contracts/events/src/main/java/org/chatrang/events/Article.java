package org.chatrang.events;

/**
 * The article a finding rests on.
 *
 * @param number e.g. {@code 5.2.2}
 * @param edition the edition of the Laws, e.g. {@code 2023}
 */
public record Article(String number, String edition) {}
