{{/* (list . .Values.bff.image): a digest wins over the tag. */}}
{{- define "sala.image" -}}
{{- $ := first . -}}
{{- with last . -}}
{{- if .digest -}}
{{- printf "%s@%s" .repository .digest -}}
{{- else -}}
{{- printf "%s:%s" .repository (default $.Chart.AppVersion .tag) -}}
{{- end -}}
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
{{- $ := first . -}}
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
{{- include "sala.imagePullSecrets" $ }}
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

{{/* Prefers nodes without another replica. */}}
{{- define "sala.antiAffinity" -}}
podAntiAffinity:
  preferredDuringSchedulingIgnoredDuringExecution:
    - weight: 100
      podAffinityTerm:
        topologyKey: kubernetes.io/hostname
        labelSelector:
          matchLabels:
            {{- include "sala.selectorLabels" . | nindent 12 }}
{{- end -}}

{{/* Where the pods of a component run: (list . "bff"). */}}
{{- define "sala.scheduling" -}}
{{- $ := first . -}}
{{- $component := last . -}}
{{- with index $.Values $component -}}
{{- with .priorityClassName }}
priorityClassName: {{ . }}
{{- end }}
{{- with .nodeSelector }}
nodeSelector:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .tolerations }}
tolerations:
  {{- toYaml . | nindent 2 }}
{{- end }}
affinity:
  {{- merge (deepCopy .affinity) (include "sala.antiAffinity" (list $ $component) | fromYaml) | toYaml | nindent 2 }}
topologySpreadConstraints:
  {{- if .topologySpreadConstraints }}
  {{- toYaml .topologySpreadConstraints | nindent 2 }}
  {{- else }}
  - maxSkew: 1
    topologyKey: topology.kubernetes.io/zone
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels:
        {{- include "sala.selectorLabels" (list $ $component) | nindent 8 }}
  {{- end }}
{{- end -}}
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
