/** {@code chatrang board-log}: what happened on a board, from the recorded bytes of its serial line. */
package org.chatrang.launcher.boardlog;
