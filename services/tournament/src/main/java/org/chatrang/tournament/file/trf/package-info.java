/**
 * Tournament Report Files of FIDE: TRF26 (Annexure A of C.02.03), TRF16 and TRF06, with the extensions of the pairing
 * programs JaVaFo and bbpPairings. {@link org.chatrang.tournament.file.trf.TrfDocument} is the file line by line, {@link
 * org.chatrang.tournament.file.trf.TrfImport} the tournament it tells of, {@link
 * org.chatrang.tournament.file.trf.TrfExport} the way back.
 */
package org.chatrang.tournament.file.trf;
