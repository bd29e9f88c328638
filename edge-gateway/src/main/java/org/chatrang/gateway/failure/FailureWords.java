package org.chatrang.gateway.failure;

import java.io.IOException;
import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.PortUnreachableException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.net.http.HttpTimeoutException;
import java.nio.channels.UnresolvedAddressException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import javax.net.ssl.SSLException;

/** Says what a failure of file or network means. The exceptions themselves say a bare path, or nothing. */
public final class FailureWords {
    private FailureWords() {}

    /** What is wrong with a file; names it. */
    public static String ofFile(IOException failure) {
        return switch (failure) {
            case NoSuchFileException missing -> missing.getFile() + " is not there";
            case AccessDeniedException denied -> "this user may not use " + denied.getFile();
            case NotDirectoryException file -> file.getFile() + " is no folder";
            case FileAlreadyExistsException file -> file.getFile() + " is a file where a folder is needed";
            case FileSystemException other ->
                other.getFile() + " cannot be used" + (other.getReason() == null ? "" : ": " + other.getReason());
            default -> said(failure);
        };
    }

    /**
     * What is wrong with a connection.
     *
     * @param place where to, such as {@code HOST:PORT}
     */
    public static String ofConnection(Throwable failure, String place) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            switch (cause) {
                case UnknownHostException unknown -> {
                    return "no host is known by the name in " + place;
                }
                case UnresolvedAddressException unknown -> {
                    return "no host is known by the name in " + place;
                }
                case HttpTimeoutException slow -> {
                    return place + " does not answer in time";
                }
                case SocketTimeoutException slow -> {
                    return place + " does not answer in time";
                }
                case NoRouteToHostException away -> {
                    return "there is no way to " + place;
                }
                case SSLException tls -> {
                    return place + " does not agree on TLS: " + said(tls);
                }
                default -> {}
            }
        }
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof ConnectException || cause instanceof PortUnreachableException) {
                return "nobody answers at " + place;
            }
        }
        return place + ": " + said(failure);
    }

    private static String said(Throwable failure) {
        return failure.getMessage() == null ? failure.toString() : failure.getMessage();
    }
}
