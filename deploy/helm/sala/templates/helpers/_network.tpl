{{/* Metadata, pods and kinds of traffic of a NetworkPolicy: (list . "bff"). */}}
{{- define "sala.networkPolicyHead" -}}
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  {{- include "sala.metadata" . | nindent 2 }}
spec:
  podSelector:
    matchLabels:
      {{- include "sala.selectorLabels" . | nindent 6 }}
  policyTypes:
    - Ingress
    - Egress
{{- end -}}

{{/* A peer: the pods of a component of this release: (list . "web"). */}}
{{- define "sala.peer" -}}
- podSelector:
    matchLabels:
      {{- include "sala.selectorLabels" . | nindent 6 }}
{{- end -}}

{{- define "sala.dnsEgress" -}}
- to:
    {{- toYaml .Values.networkPolicy.dnsTo | nindent 4 }}
  ports:
    - port: 53
      protocol: UDP
    - port: 53
      protocol: TCP
{{- end -}}

{{- define "sala.databaseEgress" -}}
- ports:
    - port: {{ include "sala.databasePort" . }}
      protocol: TCP
  {{- if eq .Values.database.mode "demo" }}
  to:
    {{- include "sala.peer" (list . "db") | nindent 4 }}
  {{- else if eq .Values.database.mode "cloudnativepg" }}
  {{- $cluster := include "sala.objectName" (list . "db") }}
  to:
    - podSelector:
        matchLabels:
          cnpg.io/cluster: {{ $cluster }}
    {{- if .Values.database.cloudnativepg.pooler.enabled }}
    - podSelector:
        matchLabels:
          cnpg.io/poolerName: {{ $cluster }}-pooler
    {{- end }}
  {{- else if .Values.networkPolicy.databaseTo }}
  to:
    {{- toYaml .Values.networkPolicy.databaseTo | nindent 4 }}
  {{- end }}
{{- end -}}
