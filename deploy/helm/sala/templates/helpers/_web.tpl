{{- define "sala.webEnv" -}}
- name: HOST
  value: {{ .Values.web.host | quote }}
- name: BFF_URL
  value: http://{{ include "sala.objectName" (list . "bff") }}:3000
{{- end -}}
