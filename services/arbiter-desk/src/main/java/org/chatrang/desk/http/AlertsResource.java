package org.chatrang.desk.http;

import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Response;
import java.util.List;
import org.chatrang.desk.DeskService;
import org.chatrang.desk.alerts.Alert;

/** What waits for an arbiter. */
@Path("/alerts")
@Blocking
public class AlertsResource {
    private final DeskService service;

    AlertsResource(DeskService service) {
        this.service = service;
    }

    private record Alerts(List<Alert> alerts) {}

    /** The open alerts, oldest first. */
    @GET
    public Response open() {
        return Replies.json(200, new Alerts(service.alerts().open()));
    }
}
