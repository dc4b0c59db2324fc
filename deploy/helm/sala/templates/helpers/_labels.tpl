{{/* Labels by which Services, Deployments and policies find the pods of a component: (list . "bff"). */}}
{{- define "sala.selectorLabels" -}}
{{- $ := first . -}}
app.kubernetes.io/name: {{ include "sala.name" $ }}
app.kubernetes.io/instance: {{ $.Release.Name }}
app.kubernetes.io/component: {{ last . }}
{{- end -}}

{{/* Labels of every object: (list . "bff"). */}}
{{- define "sala.labels" -}}
{{- $ := first . -}}
{{ include "sala.selectorLabels" . }}
app.kubernetes.io/part-of: sala
app.kubernetes.io/version: {{ $.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ $.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" $.Chart.Name $.Chart.Version }}
{{- with $.Values.commonLabels }}
{{ toYaml . }}
{{- end }}
{{- end -}}

{{/* Labels of every pod: none that changes with the chart alone, which would replace all pods: (list . "bff"). */}}
{{- define "sala.podLabels" -}}
{{ include "sala.selectorLabels" . }}
app.kubernetes.io/part-of: sala
{{- with (first .).Values.commonLabels }}
{{ toYaml . }}
{{- end }}
{{- end -}}

{{/* Name and labels: (list . "bff"), or (list . "backup" "backup-scripts") for an object of another name. */}}
{{- define "sala.metadata" -}}
{{- $ := first . -}}
{{- $component := index . 1 -}}
name: {{ include "sala.objectName" (list $ (last .)) }}
namespace: {{ $.Release.Namespace }}
labels:
  {{- include "sala.labels" (list $ $component) | nindent 2 }}
{{- end -}}
