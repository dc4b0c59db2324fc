{{/* The files of rules that this release needs. */}}
{{- define "sala.alertFiles" -}}
- alerts.yaml
- alerts/kubernetes.yaml
{{- if .Values.backup.enabled }}
- alerts/backup.yaml
{{- end }}
{{- if eq .Values.database.mode "cloudnativepg" }}
- alerts/cloudnativepg.yaml
{{- if .Values.database.cloudnativepg.backup.enabled }}
- alerts/cloudnativepg-backup.yaml
{{- end }}
{{- end }}
{{- end -}}

{{/*
The groups of a file: (list . "alerts.yaml"). Each rule asks for the namespace and the names of this release, and each alert
says which release it is of, so that a Prometheus may see several.
*/}}
{{- define "sala.alerts" -}}
{{- $ := first . -}}
{{- $name := include "sala.fullname" $ -}}
{{- $namespace := $.Release.Namespace -}}
{{- $postgres := $.Values.database.cloudnativepg -}}
{{- $schedule := ternary $postgres.backup.schedule $.Values.backup.schedule (eq (last .) "alerts/cloudnativepg-backup.yaml") -}}
{{- $text := printf "files/%s" (last .) | $.Files.Get -}}
{{- $text = replace "job=\"sala\"" (printf "namespace=%q,job=%q" $namespace (printf "%s-bff" $name)) $text -}}
{{- $text = replace "NAMESPACE" $namespace $text -}}
{{- $text = replace "NAME-" (printf "%s-" $name) $text -}}
{{- $text = replace "INSTANCES" (toString $postgres.instances) $text -}}
{{- $text = replace "BACKUP_AGE" (include "sala.backupAge" $schedule) $text -}}
{{- $groups := (fromYaml $text).groups -}}
{{- range $group := $groups -}}
{{- $_ := set $group "name" (printf "%s.%s.%s" $group.name $namespace $.Release.Name) -}}
{{- range $rule := $group.rules -}}
{{- $_ := set $rule "labels" (merge (dict "namespace" $namespace "release" $.Release.Name) $rule.labels) -}}
{{- $guide := $.Values.metrics.prometheusRule.guideUrl | default "docs/operations/alerts.md" -}}
{{- $_ := set $rule.annotations "runbook_url" (printf "%s#%s" $guide (lower $rule.alert)) -}}
{{- end -}}
{{- end -}}
{{- toYaml $groups -}}
{{- end -}}

{{/* The longest time between two runs of a schedule, and two hours, in seconds. */}}
{{- define "sala.backupAge" -}}
{{- $named := dict "@yearly" 366 "@annually" 366 "@monthly" 31 "@weekly" 7 "@daily" 1 "@midnight" 1 "@hourly" 1 -}}
{{- $days := 1 -}}
{{- if hasKey $named . -}}
{{- $days = index $named . -}}
{{- else -}}
{{- $fields := splitList " " . | reverse -}}
{{- if not (has (index $fields 1) (list "*" "?")) -}}
{{- $days = 366 -}}
{{- else if not (has (index $fields 2) (list "*" "?")) -}}
{{- $days = 31 -}}
{{- else if not (has (index $fields 0) (list "*" "?")) -}}
{{- $days = 7 -}}
{{- end -}}
{{- end -}}
{{- add (mul $days 86400) 7200 -}}
{{- end -}}
