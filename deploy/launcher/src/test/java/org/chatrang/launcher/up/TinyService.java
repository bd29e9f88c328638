package org.chatrang.launcher.up;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

/** The smallest process that the launcher takes for a service: it is ready as soon as it listens. */
final class TinyService {
    private TinyService() {}

    public static void main(String[] arguments) throws IOException {
        int port = Integer.getInteger("quarkus.http.port");
        if (Boolean.getBoolean("broken")) {
            System.out.println("the configuration is broken");
            System.exit(3);
        }
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
        server.createContext("/q/health/ready", exchange -> {
            exchange.sendResponseHeaders(200, -1);
            exchange.close();
        });
        server.start();
    }

    /** Puts it where the build of {@code module} would leave it. */
    static void build(Path project, String module) throws IOException {
        Path jar = project.resolve(module).resolve("target/quarkus-app/quarkus-run.jar");
        Files.createDirectories(jar.getParent());
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, TinyService.class.getName());
        manifest.getMainAttributes()
                .put(
                        Attributes.Name.CLASS_PATH,
                        Path.of("target/test-classes").toAbsolutePath().toUri().toString());
        new JarOutputStream(Files.newOutputStream(jar), manifest).close();
    }
}
