/** Tables as comma-separated values (RFC 4180). Written only. */
package org.chatrang.tournament.file.csv;
