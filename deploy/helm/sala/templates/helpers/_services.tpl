{{/* Objects of a component: (list . "bff"). */}}
{{- define "sala.serviceAccount" -}}
{{- $ := first . -}}
apiVersion: v1
kind: ServiceAccount
metadata:
  {{- include "sala.metadata" . | nindent 2 }}
  {{- $pod := dict }}
  {{- include "sala.setPod" (append . $pod) }}
  {{- include "sala.indented" (list 2 (include "sala.annotations" $pod.serviceAccountAnnotations)) }}
automountServiceAccountToken: false
{{- end -}}

{{/* The member `annotations`, or nothing where there are none. */}}
{{- define "sala.annotations" -}}
{{- with . -}}
annotations:
  {{- toYaml . | nindent 2 }}
{{- end -}}
{{- end -}}

{{/* Type and protocols of a Service: (list . "bff"). */}}
{{- define "sala.serviceKind" -}}
{{- with (index (first .).Values (last .)).service -}}
type: {{ .type }}
{{- with .ipFamilyPolicy }}
ipFamilyPolicy: {{ . }}
{{- end }}
{{- with .ipFamilies }}
ipFamilies:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end -}}
{{- end -}}

{{- define "sala.podDisruptionBudget" -}}
{{- $ := first . -}}
{{- $budget := (index $.Values (last .)).podDisruptionBudget -}}
{{- if and $budget.enabled (include "sala.isReplicated" .) -}}
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  {{- include "sala.metadata" . | nindent 2 }}
spec:
  maxUnavailable: {{ $budget.maxUnavailable }}
  unhealthyPodEvictionPolicy: AlwaysAllow
  selector:
    matchLabels:
      {{- include "sala.selectorLabels" . | nindent 6 }}
{{- end -}}
{{- end -}}

{{- define "sala.horizontalPodAutoscaler" -}}
{{- $ := first . -}}
{{- $scaling := (index $.Values (last .)).autoscaling -}}
{{- if $scaling.enabled -}}
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  {{- include "sala.metadata" . | nindent 2 }}
spec:
  scaleTargetRef:
    apiVersion: apps/v1
    kind: Deployment
    name: {{ include "sala.objectName" . }}
  minReplicas: {{ $scaling.minReplicas }}
  maxReplicas: {{ $scaling.maxReplicas }}
  metrics:
    - type: Resource
      resource:
        name: cpu
        target:
          type: Utilization
          averageUtilization: {{ $scaling.targetCPUUtilizationPercentage }}
  behavior:
    scaleDown:
      stabilizationWindowSeconds: 300
{{- end -}}
{{- end -}}

{{/* The head of a Deployment's spec: replicas, and a roll-out that drops nothing. */}}
{{- define "sala.rollout" -}}
{{- $ := first . -}}
{{- with index $.Values (last .) -}}
{{- if not .autoscaling.enabled }}
replicas: {{ .replicas }}
{{- end }}
{{- end }}
minReadySeconds: 5
revisionHistoryLimit: 3
strategy:
  {{- $media := $.Values.media.volume }}
  {{- if and (eq (last .) "bff") $media.enabled (eq $media.accessMode "ReadWriteOnce") }}
  # The next pod could not mount the volume while this one has it.
  type: Recreate
  {{- else }}
  type: RollingUpdate
  rollingUpdate:
    maxUnavailable: 0
    maxSurge: 1
  {{- end }}
selector:
  matchLabels:
    {{- include "sala.selectorLabels" . | nindent 4 }}
{{- end -}}

{{/* The pod serves on while every proxy learns that it is going. */}}
{{- define "sala.preStop" -}}
lifecycle:
  preStop:
    sleep:
      seconds: {{ .Values.shutdown.preStopSeconds }}
{{- end -}}
