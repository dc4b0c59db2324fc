{{/* (list . .Values.bff.image): a digest wins over the tag. */}}
{{- define "sala.image" -}}
{{- $ := first . -}}
{{- with last . -}}
{{- $repository := include "sala.repository" (list $ .repository) -}}
{{- if .digest -}}
{{- printf "%s@%s" $repository .digest -}}
{{- else -}}
{{- printf "%s:%s" $repository (default $.Chart.AppVersion .tag) -}}
{{- end -}}
{{- end -}}
{{- end -}}

{{/* With the registry of all images in place of its own; a registry has a dot or a port in its name: (list . "postgres:17"). */}}
{{- define "sala.repository" -}}
{{- $registry := (first .).Values.global.imageRegistry -}}
{{- if $registry -}}
{{- printf "%s/%s" $registry (regexReplaceAll "^(localhost|[^/]*[.:][^/]*)/" (last .) "") -}}
{{- else -}}
{{- last . -}}
{{- end -}}
{{- end -}}

{{- define "sala.imagePullSecrets" -}}
{{- with .Values.imagePullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
{{- end -}}

{{/* What every pod has in common; Pod Security `restricted`: (list . 10001), with the uid. */}}
{{- define "sala.podSecurity" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: {{ last . }}
  runAsGroup: {{ last . }}
  fsGroup: {{ last . }}
  fsGroupChangePolicy: OnRootMismatch
  seccompProfile:
    type: RuntimeDefault
{{- include "sala.imagePullSecrets" (first .) }}
{{- end -}}

{{/* Of every container; Pod Security `restricted`. */}}
{{- define "sala.containerSecurity" -}}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities:
    drop:
      - ALL
{{- end -}}

{{/* The grace period of a pod, in seconds: all of its shutdown, and 5 to end the process. */}}
{{- define "sala.graceSeconds" -}}
{{- add .Values.shutdown.preStopSeconds .Values.shutdown.drainSeconds 5 -}}
{{- end -}}

{{/* Whether a component has more than one replica: (list . "bff"). */}}
{{- define "sala.isReplicated" -}}
{{- with index (first .).Values (last .) -}}
{{- if or .autoscaling.enabled (gt (int .replicas) 1) }}true{{ end -}}
{{- end -}}
{{- end -}}
