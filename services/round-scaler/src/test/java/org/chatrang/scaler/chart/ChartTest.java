package org.chatrang.scaler.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.marcnuri.helm.Helm;
import io.fabric8.kubernetes.api.model.Container;
import io.fabric8.kubernetes.api.model.EnvVar;
import io.fabric8.kubernetes.api.model.Service;
import io.fabric8.kubernetes.api.model.apps.Deployment;
import io.fabric8.kubernetes.api.model.rbac.Role;
import io.fabric8.kubernetes.client.utils.Serialization;
import io.quarkus.runtime.configuration.DurationConverter;
import io.smallrye.config.EnvConfigSource;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.chatrang.events.JudgeName;
import org.chatrang.scaler.ScalerConfig;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The chart as Helm renders it, without a cluster. */
class ChartTest {
    private static final Set<String> SERVICES = Set.of(
            "legality",
            "clock-adjudication",
            "draw-detection",
            "standings",
            "broadcast",
            "arbiter-desk",
            "round-scaler");

    /** Lint takes no values of its own, so it gets a copy of the chart that has those which must be given. */
    @Test
    void passesTheStrictLint(@TempDir Path copy) {
        var result = new Helm(Chart.copyWithValuesGiven(copy)).lint().strict().call();

        assertFalse(result.isFailed(), () -> String.join("\n", result.getMessages()));
    }

    @Test
    void failsTheLintWithoutTheValuesThatMustBeGiven() {
        assertTrue(new Helm(Chart.directory()).lint().strict().call().isFailed());
    }

    @Test
    void hasNoMisspeltField() {
        Map<String, String> everything =
                Map.of("kafka.secret", "kafka", "kafka.certificates", "certificates", "image.pullSecrets[0]", "pull");
        List<String> unknown = Chart.objects(everything).stream()
                .flatMap(object -> UnknownFields.of(object).stream())
                .toList();

        assertEquals(List.of(), unknown);
    }

    @Test
    void wouldNoticeAMisspeltField() {
        String deployment = Serialization.asYaml(deployments(Map.of()).get("legality"));

        assertEquals(
                List.of("Deployment.Spec.Template.Spec.Containers[].livenesProbe"),
                UnknownFields.of(Serialization.unmarshal(deployment.replace("livenessProbe", "livenesProbe"))));
    }

    @Test
    void deploysEveryServiceAndNoGateway() {
        assertEquals(SERVICES, deployments(Map.of()).keySet());
        assertEquals(
                Set.of("chatrang-standings", "chatrang-broadcast", "chatrang-arbiter-desk"),
                Chart.objects(Service.class, Map.of()).stream()
                        .map(service -> service.getMetadata().getName())
                        .collect(Collectors.toSet()));
    }

    @Test
    void probesAndBoundsEveryContainer() {
        deployments(Map.of()).forEach((service, deployment) -> {
            Container container = container(deployment);
            assertEquals("registry.example.org/chatrang/" + service + ":1.2.0", container.getImage());
            assertEquals(
                    "/q/health/started",
                    container.getStartupProbe().getHttpGet().getPath());
            assertEquals(
                    "/q/health/live", container.getLivenessProbe().getHttpGet().getPath());
            assertEquals(
                    "/q/health/ready",
                    container.getReadinessProbe().getHttpGet().getPath());
            assertEquals(8080, container.getPorts().get(0).getContainerPort());
            assertNotNull(container.getResources().getRequests().get("cpu"), service);
            assertNotNull(container.getResources().getLimits().get("memory"), service);
            assertTrue(container.getSecurityContext().getReadOnlyRootFilesystem(), service);
        });
    }

    @Test
    void selectsItsOwnPods() {
        deployments(Map.of())
                .values()
                .forEach(deployment -> assertTrue(deployment
                        .getSpec()
                        .getTemplate()
                        .getMetadata()
                        .getLabels()
                        .entrySet()
                        .containsAll(deployment
                                .getSpec()
                                .getSelector()
                                .getMatchLabels()
                                .entrySet())));
    }

    @Test
    void leavesTheJudgesSizeToTheRoundScaler() {
        assertNull(deployments(Map.of()).get("legality").getSpec().getReplicas());

        Map<String, String> without =
                Map.of("services.round-scaler.enabled", "false", "services.legality.replicas", "3");
        assertEquals(3, deployments(without).get("legality").getSpec().getReplicas());
        assertFalse(deployments(without).containsKey("round-scaler"));
        assertEquals(List.of(), Chart.objects(Role.class, without));
    }

    @Test
    void tellsTheRoundScalerWhatItMayTouchAndNoMore() {
        ScalerConfig config = scalerConfig(Map.of());
        Role role = Chart.objects(Role.class, Map.of()).get(0);

        Set<String> judges =
                Set.of(JudgeName.values()).stream().map(config::deployment).collect(Collectors.toSet());
        assertEquals(judges, Set.copyOf(role.getRules().get(0).getResourceNames()));
        assertEquals(List.of("get", "update"), role.getRules().get(0).getVerbs());
        assertEquals(List.of(config.lease()), role.getRules().get(1).getResourceNames());
        assertTrue(
                deployments(Map.of()).keySet().containsAll(Set.of("legality", "clock-adjudication", "draw-detection")));
    }

    @Test
    void givesTheRoundScalerItsSettings() {
        ScalerConfig config = scalerConfig(Map.of(
                "roundScaler.most", "5",
                "roundScaler.cool-down", "90s",
                "roundScaler.draw-detection\\.boards-per-replica", "77"));

        assertEquals("chess", config.namespace().orElseThrow());
        assertEquals(5, config.most());
        assertEquals(Duration.ofSeconds(90), config.coolDown());
        assertEquals(77, config.drawDetection().boardsPerReplica());
        assertEquals(5000, config.legality().boardsPerReplica());
    }

    @ParameterizedTest
    @CsvSource({
        "image.tag,''",
        "kafka.bootstrapServers,nowhere",
        "database.address,jdbc:postgresql://db/standings",
        "service.legality.enabled,true",
        "services.legallity,true",
        "services.legality.replica,2",
        "services.arbiter-desk.replicas,2",
        "roundScaler.cooldown,10m",
        "roundScaler.cool-down,ten"
    })
    void refusesValuesThatCannotBeMeant(String key, String value) {
        String reason = assertThrows(RuntimeException.class, () -> Chart.documents(Map.of(key, value)))
                .getMessage();

        assertTrue(reason.contains("don't meet the specifications of the schema"), reason);
        assertTrue(reason.contains(key.substring(key.lastIndexOf('.') + 1)) || reason.contains("'service'"), reason);
    }

    private static Map<String, Deployment> deployments(Map<String, String> values) {
        return Chart.objects(Deployment.class, values).stream()
                .collect(Collectors.toMap(deployment -> container(deployment).getName(), deployment -> deployment));
    }

    private static Container container(Deployment deployment) {
        return deployment.getSpec().getTemplate().getSpec().getContainers().get(0);
    }

    /** The scaler's configuration as it would read it from the environment that the chart gives it. */
    private static ScalerConfig scalerConfig(Map<String, String> values) {
        Map<String, String> environment = new HashMap<>();
        for (EnvVar variable :
                container(deployments(values).get("round-scaler")).getEnv()) {
            environment.put(variable.getName(), variable.getValue() == null ? "a-pod" : variable.getValue());
        }
        return new SmallRyeConfigBuilder()
                .withMapping(ScalerConfig.class)
                .addDefaultInterceptors()
                .withSources(new EnvConfigSource(environment, 300))
                .withConverter(Duration.class, 200, new DurationConverter())
                .build()
                .getConfigMapping(ScalerConfig.class);
    }
}
