/** The desk over HTTP: JSON out, PGN and JSON in, every error as JSON. */
package org.chatrang.desk.http;
