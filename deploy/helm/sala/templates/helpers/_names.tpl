{{- define "sala.name" -}}
{{- default .Chart.Name .Values.nameOverride -}}
{{- end -}}

{{/* At most 40 characters: the names of objects add a suffix, and the names of pods some more. */}}
{{- define "sala.fullname" -}}
{{- if .Values.fullnameOverride -}}
{{- .Values.fullnameOverride -}}
{{- else if contains (include "sala.name" .) .Release.Name -}}
{{- .Release.Name | trunc 40 | trimSuffix "-" -}}
{{- else -}}
{{- printf "%s-%s" .Release.Name (include "sala.name" .) | trunc 40 | trimSuffix "-" -}}
{{- end -}}
{{- end -}}

{{/* The object of a component: (list . "bff"). */}}
{{- define "sala.objectName" -}}
{{- printf "%s-%s" (include "sala.fullname" (first .)) (last .) -}}
{{- end -}}

{{- define "sala.publicHost" -}}
{{- (urlParse (.Values.publicUrl | default "")).hostname -}}
{{- end -}}

