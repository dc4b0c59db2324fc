{{- define "sala.webEnv" -}}
- name: HOST
  value: {{ .Values.web.host | quote }}
- name: BFF_URL
  value: http://{{ include "sala.objectName" (list . "bff") }}:3000
{{- with .Values.web.apiBaseUrl }}
- name: VITE_API_BASE_URL
  value: {{ . }}
{{- end }}
{{- end -}}
