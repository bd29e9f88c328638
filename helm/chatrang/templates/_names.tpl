{{/* The name of a service's objects: <release>-<service>. Called with the root context and the service. */}}
{{- define "chatrang.name" -}}
{{ printf "%s-%s" .root.Release.Name .service | trunc 63 | trimSuffix "-" }}
{{- end -}}

{{- define "chatrang.selector" -}}
app.kubernetes.io/name: {{ .service }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
{{- end -}}

{{- define "chatrang.labels" -}}
{{ include "chatrang.selector" . }}
app.kubernetes.io/part-of: chatrang
app.kubernetes.io/version: {{ .root.Values.image.tag | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version }}
{{- end -}}

{{/* The key of a setting as an environment variable: draw-detection.lag-per-replica is DRAW_DETECTION_LAG_PER_REPLICA. */}}
{{- define "chatrang.variable" -}}
{{ . | upper | replace "-" "_" | replace "." "_" }}
{{- end -}}
