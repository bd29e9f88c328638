package org.chatrang.scaler.cluster;

import io.fabric8.kubernetes.api.model.apps.Deployment;
import io.fabric8.kubernetes.api.model.apps.DeploymentBuilder;
import io.fabric8.kubernetes.client.KubernetesClient;
import io.fabric8.kubernetes.client.KubernetesClientException;
import java.net.HttpURLConnection;
import java.util.Optional;

/** The deployments of one namespace. */
public final class Deployments {
    private final KubernetesClient client;
    private final String namespace;

    public Deployments(KubernetesClient client, String namespace) {
        this.client = client;
        this.namespace = namespace;
    }

    /** The deployment as it is now, empty if there is none. */
    public Optional<Deployment> find(String name) {
        return Optional.ofNullable(client.apps()
                .deployments()
                .inNamespace(namespace)
                .withName(name)
                .get());
    }

    /**
     * Changes the size of a deployment, unless somebody has changed it since it was read.
     *
     * @return whether it was changed; if not, it is to be read again
     */
    public boolean resize(Deployment asRead, int replicas) {
        Deployment changed = new DeploymentBuilder(asRead)
                .editSpec()
                .withReplicas(replicas)
                .endSpec()
                .build();
        try {
            client.resource(changed)
                    .inNamespace(namespace)
                    .lockResourceVersion(asRead.getMetadata().getResourceVersion())
                    .update();
            return true;
        } catch (KubernetesClientException e) {
            if (e.getCode() == HttpURLConnection.HTTP_CONFLICT) {
                return false;
            }
            throw e;
        }
    }
}
