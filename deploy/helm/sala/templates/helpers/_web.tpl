{{- define "sala.webEnv" -}}
- name: BFF_URL
  value: http://{{ include "sala.objectName" (list . "bff") }}:3000
{{- end -}}
