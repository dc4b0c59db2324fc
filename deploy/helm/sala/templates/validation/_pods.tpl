{{/* What pods have more: variables, volumes, labels, tolerations: (list . $problems). */}}
{{- define "sala.validatePods" -}}
{{- $root := first . -}}
{{- $problems := last . -}}
{{- with $root.Values -}}
{{- $bffEnv := printf "%s\n%s" (include "sala.bffEnv" $root) (include "sala.migrateEnv" $root) -}}
{{- $bffVolumes := list "tmp" "secrets" "media" "migrate-secrets" "organisation" -}}
{{- $bffPaths := list "/tmp" "/run/secrets/sala" "/etc/sala" "/var/lib/sala/media" -}}
{{- $backupEnv := include "sala.backupEnv" $root -}}
{{- $backupVolumes := list "scripts" "backups" "secrets" "tmp" -}}
{{- $backupPaths := list "/scripts" "/backups" "/run/secrets/sala" "/tmp" -}}
{{- $pods := list
      (dict "containers" (list "bff" "migrate") "at" "bff" "pod" .bff "env" $bffEnv "volumes" $bffVolumes "paths" $bffPaths)
      (dict "containers" (list "web") "at" "web" "pod" .web "env" (include "sala.webEnv" $root) "volumes" (list "tmp") "paths" (list "/tmp"))
      (dict "containers" (list "migrate") "at" "migrations.pod" "pod" (.migrations.pod | default dict) "inherited" .bff "env" $bffEnv "volumes" $bffVolumes "paths" $bffPaths)
      (dict "containers" (list "backup" "send-backup") "at" "backup.pod" "pod" (.backup.pod | default dict) "env" $backupEnv "volumes" $backupVolumes "paths" $backupPaths)
      (dict "containers" (list "restore" "fetch-backup") "at" "restore.pod" "pod" (.restore.pod | default dict) "inherited" (.backup.pod | default dict) "env" $backupEnv "volumes" $backupVolumes "paths" $backupPaths)
      (dict "containers" (list "sign-in") "at" "test.pod" "pod" (.test.pod | default dict) "env" "- name: SALA_URL" "volumes" (list "test" "account") "paths" (list "/test" "/run/secrets/account"))
      (dict "containers" (list "postgres") "at" "database.demo.pod" "pod" (.database.demo.pod | default dict) "env" (include "sala.demoEnv" $root) "volumes" (list "data" "run" "tmp" "secrets") "paths" (list "/var/lib/postgresql/data" "/var/run/postgresql" "/tmp" "/run/secrets/database")) -}}
{{- range $each := $pods -}}
{{- $_ := set $each "problems" $problems -}}
{{- include "sala.validateEnv" $each -}}
{{- include "sala.validateVolumes" $each -}}
{{- include "sala.validateContainers" $each -}}
{{- include "sala.validateTolerations" (list $problems $each.at $each.pod.tolerations) -}}
{{- range $key := list "podLabels" "podAnnotations" -}}
{{- include "sala.validateOwnKeys" (list $problems (printf "%s.%s" $each.at $key) (get $each.pod $key | default dict)) -}}
{{- end -}}
{{- range $index, $source := $each.pod.envFrom -}}
{{- if ne 1 (len (omit $source "prefix")) -}}
{{- include "sala.problem" (list $problems (printf "%s.envFrom.%d must have a secretRef or a configMapRef, and not both." $each.at $index)) -}}
{{- end -}}
{{- end -}}
{{- end -}}
{{- include "sala.validateTolerations" (list $problems "database.cloudnativepg" .database.cloudnativepg.tolerations) -}}
{{- include "sala.validateOwnKeys" (list $problems "commonLabels" .commonLabels) -}}
{{- range $kind := list "serviceMonitor" "prometheusRule" "dashboard" -}}
{{- include "sala.validateOwnKeys" (list $problems (printf "metrics.%s.labels" $kind) (index $root.Values.metrics $kind).labels) -}}
{{- end -}}
{{- end -}}
{{- end -}}

{{/* Labels and annotations of the chart, which would be there twice: (list $problems at map). */}}
{{- define "sala.validateOwnKeys" -}}
{{- $at := index . 1 -}}
{{- $problems := first . -}}
{{- range $key := keys (last . | default dict) | sortAlpha -}}
{{- if or (hasPrefix "app.kubernetes.io/" $key) (has $key (list "helm.sh/chart" "kubectl.kubernetes.io/default-container" "checksum/organisation" "helm.sh/hook" "helm.sh/hook-weight" "helm.sh/hook-delete-policy")) -}}
{{- include "sala.problem" (list $problems (printf "%s: %s is set by the chart, and would be there twice. Use a name of your own, like example.com/team." $at $key)) -}}
{{- end -}}
{{- end -}}
{{- end -}}

{{/* A variable that is there twice would silently win or lose. A password is not for values, which Helm stores and CI prints. */}}
{{- define "sala.validateEnv" -}}
{{- $ := . -}}
{{- $taken := list -}}
{{- range fromYamlArray .env -}}{{- $taken = concat $taken (list .name (trimSuffix "_FILE" .name)) -}}{{- end -}}
{{- $names := list -}}
{{- range .pod.extraEnv -}}
{{- $at := printf "%s.extraEnv: %s" $.at .name -}}
{{- if has .name $taken -}}
{{- include "sala.problem" (list $.problems (printf "%s is set by the chart. Use the value that the chart has for it." $at)) -}}
{{- end -}}
{{- if has .name $names -}}
{{- include "sala.problem" (list $.problems (printf "%s is there twice." $at)) -}}
{{- end -}}
{{- $names = append $names .name -}}
{{- if eq (hasKey . "value") (hasKey . "valueFrom") -}}
{{- include "sala.problem" (list $.problems (printf "%s must have a value or a valueFrom, and not both." $at)) -}}
{{- end -}}
{{- $value := .value | default "" -}}
{{- if and (eq .name "NODE_TLS_REJECT_UNAUTHORIZED") (eq $value "0") -}}
{{- include "sala.problem" (list $.problems (printf "%s is 0, so that no certificate would be checked. Name the authority in NODE_EXTRA_CA_CERTS instead." $at)) -}}
{{- end -}}
{{- $isSecret := regexMatch "(?i)(passw(or)?d|secret|token|credential|api_?key|access_?key|private_?key|signing_?key)" .name -}}
{{- $isSecret = or $isSecret (has .name (list "JWT_KEYS" "SMTP_URL" "SALA_EVENTS_URL" "DATABASE_URL" "DATABASE_LISTEN_URL" "DATABASE_READ_URL" "DATABASE_MIGRATE_URL")) -}}
{{- $hasSecret := regexMatch "(?i)(://[^/@\\s:]*:[^/@\\s]+@|(authorization|api-?key|token|password)=)" $value -}}
{{- if and $value (not (hasSuffix "_FILE" .name)) (or $isSecret $hasSecret) -}}
{{- include "sala.problem" (list $.problems (printf "%s looks like a secret, and values are no place for one: Helm stores them, and diffs print them. Put it into a Secret, and name that in valueFrom.secretKeyRef." $at)) -}}
{{- end -}}
{{- end -}}
{{- end -}}

{{/* More containers: the API server refuses two of one name. */}}
{{- define "sala.validateContainers" -}}
{{- $ := . -}}
{{- $names := list -}}
{{- range $key := list "extraInitContainers" "extraContainers" -}}
{{- range get $.pod $key | default list -}}
{{- if has .name $.containers -}}
{{- include "sala.problem" (list $.problems (printf "%s.%s: %s is a container of the chart. Use another name." $.at $key .name)) -}}
{{- end -}}
{{- if has .name $names -}}
{{- include "sala.problem" (list $.problems (printf "%s.%s: a container %s is there already." $.at $key .name)) -}}
{{- end -}}
{{- $names = append $names .name -}}
{{- end -}}
{{- end -}}
{{- end -}}

{{/* Volumes and where they are mounted. */}}
{{- define "sala.validateVolumes" -}}
{{- $ := . -}}
{{- $names := list -}}
{{- range .pod.extraVolumes -}}
{{- if has .name $.volumes -}}
{{- include "sala.problem" (list $.problems (printf "%s.extraVolumes: %s is a volume of the chart. Use another name." $.at .name)) -}}
{{- end -}}
{{- if has .name $names -}}
{{- include "sala.problem" (list $.problems (printf "%s.extraVolumes: %s is there twice." $.at .name)) -}}
{{- end -}}
{{- $names = append $names .name -}}
{{- $kinds := keys (omit . "name") -}}
{{- $kind := first $kinds | default "" -}}
{{- if ne (len $kinds) 1 -}}
{{- include "sala.problem" (list $.problems (printf "%s.extraVolumes: %s must say once what it is, such as configMap, secret or emptyDir." $.at .name)) -}}
{{- else if eq $kind "hostPath" -}}
{{- include "sala.problem" (list $.problems (printf "%s.extraVolumes: %s is a directory of the node (hostPath), which Pod Security restricted refuses." $.at .name)) -}}
{{- else if not (has $kind (list "configMap" "secret" "emptyDir" "persistentVolumeClaim" "projected" "csi" "downwardAPI" "ephemeral")) -}}
{{- include "sala.problem" (list $.problems (printf "%s.extraVolumes: %s has %s, which Pod Security restricted refuses. It can be configMap, secret, emptyDir, persistentVolumeClaim, projected, csi, downwardAPI or ephemeral." $.at .name $kind)) -}}
{{- end -}}
{{- end -}}
{{- $known := concat .volumes $names -}}
{{- range (.inherited | default dict).extraVolumes -}}{{- $known = append $known .name -}}{{- end -}}
{{- $paths := .paths -}}
{{- range .pod.extraVolumeMounts -}}
{{- if not (has .name $known) -}}
{{- include "sala.problem" (list $.problems (printf "%s.extraVolumeMounts: there is no volume %s. Add it to extraVolumes." $.at .name)) -}}
{{- end -}}
{{- if has (trimSuffix "/" .mountPath) $paths -}}
{{- include "sala.problem" (list $.problems (printf "%s.extraVolumeMounts: something is mounted at %s already." $.at .mountPath)) -}}
{{- end -}}
{{- $paths = append $paths (trimSuffix "/" .mountPath) -}}
{{- end -}}
{{- end -}}

{{/* What the API server refuses of tolerations: (list $problems "bff" tolerations). */}}
{{- define "sala.validateTolerations" -}}
{{- $problems := first . -}}
{{- $at := index . 1 -}}
{{- range $index, $toleration := last . -}}
{{- $operator := .operator | default "Equal" -}}
{{- $where := printf "%s.tolerations.%d" $at $index -}}
{{- if and (eq $operator "Exists") .value -}}
{{- include "sala.problem" (list $problems (printf "%s: with the operator Exists there must be no value." $where)) -}}
{{- end -}}
{{- if and (eq $operator "Equal") (not .key) -}}
{{- include "sala.problem" (list $problems (printf "%s: without a key the operator must be Exists." $where)) -}}
{{- end -}}
{{- if and (hasKey . "tolerationSeconds") (ne (.effect | default "") "NoExecute") -}}
{{- include "sala.problem" (list $problems (printf "%s: tolerationSeconds is for the effect NoExecute only." $where)) -}}
{{- end -}}
{{- end -}}
{{- end -}}
