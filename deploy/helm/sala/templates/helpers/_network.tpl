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
    {{- range .Values.networkPolicy.dnsPorts }}
    - port: {{ . }}
      protocol: UDP
    - port: {{ . }}
      protocol: TCP
    {{- end }}
{{- end -}}

{{/* A server that others run, on its port: (dict "port" 587 "to" peers). Without peers it may be anywhere. */}}
{{- define "sala.serverEgress" -}}
- ports:
    - port: {{ .port }}
      protocol: TCP
  {{- with .to }}
  to:
    {{- toYaml . | nindent 4 }}
  {{- end }}
{{- end -}}

{{/* Addresses outside of private networks. */}}
{{- define "sala.internet" -}}
- ipBlock:
    cidr: 0.0.0.0/0
    except: [10.0.0.0/8, 100.64.0.0/10, 127.0.0.0/8, 169.254.0.0/16, 172.16.0.0/12, 192.168.0.0/16]
- ipBlock:
    cidr: 2000::/3
{{- end -}}

{{- define "sala.databaseEgress" -}}
- ports:
    {{- range include "sala.databasePorts" . | fromJsonArray }}
    - port: {{ . }}
      protocol: TCP
    {{- end }}
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
