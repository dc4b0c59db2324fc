{{/* Rules between values, which a schema would refuse with a message that nobody understands. */}}
{{- define "sala.validate" -}}
{{- $problems := list -}}
{{- with .Values -}}
{{- if not .publicUrl -}}
{{- $problems = append $problems "publicUrl is not set. Give the address at which people reach the product, as in https://sala.example." -}}
{{- end -}}
{{- if not .secrets.jwt.existingSecret -}}
{{- $problems = append $problems "secrets.jwt.existingSecret is not set. Make a Secret with the keys that sign sessions, and name it here." -}}
{{- end -}}
{{- if and (eq .database.mode "external") (not .database.external.existingSecret) -}}
{{- $problems = append $problems "database.external.existingSecret is not set. Make a Secret with the address of the database, and name it here." -}}
{{- end -}}
{{- if and (eq .database.mode "demo") (not .database.demo.existingSecret) -}}
{{- $problems = append $problems "database.demo.existingSecret is not set. Make a Secret with a password for the demo database, and name it here." -}}
{{- end -}}
{{- if and (ne .database.mode "external") (eq .migrations.mode "job") -}}
{{- $problems = append $problems (printf "migrations.mode=job cannot work with database.mode=%s: the job runs before the release has a database. Use init." .database.mode) -}}
{{- end -}}
{{- if and .mail.from (not .mail.existingSecret) -}}
{{- $problems = append $problems "mail.existingSecret is not set, but mail.from is. Make a Secret with the address of the mail server, and name it here." -}}
{{- end -}}
{{- if and .objectStorage.bucketUrl (not .objectStorage.existingSecret) -}}
{{- $problems = append $problems "objectStorage.existingSecret is not set, but objectStorage.bucketUrl is. Make a Secret with the credentials, and name it here." -}}
{{- end -}}
{{- if ge (int .shutdown.drainDelaySeconds) (int .shutdown.drainSeconds) -}}
{{- $problems = append $problems "shutdown.drainDelaySeconds must be less than shutdown.drainSeconds: it is a part of that time." -}}
{{- end -}}
{{- range $component := list "bff" "web" -}}
{{- with index $.Values $component -}}
{{- if and .autoscaling.enabled (lt (int .autoscaling.maxReplicas) (int .autoscaling.minReplicas)) -}}
{{- $problems = append $problems (printf "%s.autoscaling.maxReplicas is less than minReplicas." $component) -}}
{{- end -}}
{{- end -}}
{{- end -}}
{{- if and (eq .database.mode "demo") .bff.autoscaling.enabled -}}
{{- $problems = append $problems "bff.autoscaling cannot be used with database.mode=demo, whose one pod is not made for load." -}}
{{- end -}}
{{- if and .metrics.serviceMonitor.enabled (not .metrics.enabled) -}}
{{- $problems = append $problems "metrics.serviceMonitor.enabled needs metrics.enabled." -}}
{{- end -}}
{{- if and .metrics.prometheusRule.enabled (not .metrics.enabled) -}}
{{- $problems = append $problems "metrics.prometheusRule.enabled needs metrics.enabled." -}}
{{- end -}}
{{- if and .restore.file (not .backup.enabled) -}}
{{- $problems = append $problems "restore.file needs backup.enabled: the dump lies in the volume of the backups." -}}
{{- end -}}
{{- end -}}
{{- include "sala.validateExtraEnv" . -}}
{{- if $problems -}}
{{- fail (printf "\n\n- %s\n" (join "\n- " $problems)) -}}
{{- end -}}
{{- end -}}

{{/* A variable that is there twice would silently win or lose. */}}
{{- define "sala.validateExtraEnv" -}}
{{- $taken := dict "bff" (include "sala.bffEnv" .) "web" (include "sala.webEnv" .) -}}
{{- range $component, $env := $taken -}}
{{- range (index $.Values $component).extraEnv -}}
{{- $name := .name -}}
{{- range fromYamlArray $env -}}
{{- if has $name (list .name (trimSuffix "_FILE" .name)) -}}
{{- fail (printf "%s.extraEnv: %s is set by the chart. Use the value that the chart has for it." $component $name) -}}
{{- end -}}
{{- end -}}
{{- end -}}
{{- end -}}
{{- end -}}
