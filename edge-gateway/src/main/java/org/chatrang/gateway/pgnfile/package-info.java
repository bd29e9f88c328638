/** PGN that other programs keep up to date: files in a folder, or a URL, read again whenever they have changed. */
package org.chatrang.gateway.pgnfile;
