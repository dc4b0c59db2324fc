{{/* An amount as Kubernetes reads it in its unit, as text, or nothing if it is none: (list "cpu" "250m"). */}}
{{- define "sala.amount" -}}
{{- $isCpu := eq (first .) "cpu" -}}
{{- $text := kindIs "string" (last .) | ternary (last .) (printf "%f" (last . | float64)) -}}
{{- $factors := dict "" 1 "k" 1000 "M" 1000000 "G" 1000000000 "T" 1000000000000 "P" 1000000000000000 "Ki" 1024 "Mi" 1048576 "Gi" 1073741824 "Ti" 1099511627776 "Pi" 1125899906842624 -}}
{{- if $isCpu -}}{{- $factors = dict "" 1 "m" 0.001 -}}{{- end -}}
{{- if regexMatch "^[0-9]+(\\.[0-9]+)?[A-Za-z]*$" $text -}}
{{- $unit := regexReplaceAll "[0-9.]" $text "" -}}
{{- if hasKey $factors $unit -}}
{{- printf "%.6f" (mulf (regexFind "^[0-9.]+" $text | float64) (index $factors $unit)) -}}
{{- end -}}
{{- end -}}
{{- end -}}

{{/* One amount that must be there and more than nothing: (list $problems "bff.tmpSizeLimit" "bytes" "256Mi"). */}}
{{- define "sala.validateAmount" -}}
{{- $at := index . 1 -}}
{{- $kind := index . 2 -}}
{{- $value := index . 3 -}}
{{- $amount := include "sala.amount" (list $kind $value) -}}
{{- $example := ternary "250m or 1.5, in cores" "512Mi or 2Gi" (eq $kind "cpu") -}}
{{- if not $amount -}}
{{- include "sala.problem" (list (first .) (printf "%s is %q: it must be an amount like %s." $at (toString $value) $example)) -}}
{{- else if le ($amount | float64) 0.0 -}}
{{- include "sala.problem" (list (first .) (printf "%s is %s: it must be more than nothing." $at (toString $value))) -}}
{{- else if and (eq $kind "bytes") (lt ($amount | float64) 1048576.0) -}}
{{- include "sala.problem" (list (first .) (printf "%s is %s, which is a number of bytes: it must be an amount like %s." $at (toString $value) $example)) -}}
{{- end -}}
{{- end -}}

{{/* Requests and limits of all containers, and sizes of volumes: (list . $problems). */}}
{{- define "sala.validateAmounts" -}}
{{- $problems := last . -}}
{{- with (first .).Values -}}
{{- $all := dict "bff.resources" .bff.resources "web.resources" .web.resources "migrations.resources" .migrations.resources "backup.resources" .backup.resources "database.demo.resources" .database.demo.resources "database.cloudnativepg.resources" .database.cloudnativepg.resources -}}
{{- range $at, $resources := $all -}}
{{- range $part, $amounts := $resources -}}
{{- range $name, $value := $amounts -}}
{{- include "sala.validateAmount" (list $problems (printf "%s.%s.%s" $at $part $name) (ternary "cpu" "bytes" (eq $name "cpu")) $value) -}}
{{- end -}}
{{- end -}}
{{- range $name, $limit := $resources.limits -}}
{{- if hasKey ($resources.requests | default dict) $name -}}
{{- $kind := ternary "cpu" "bytes" (eq $name "cpu") -}}
{{- $request := index $resources.requests $name -}}
{{- $most := include "sala.amount" (list $kind $limit) -}}
{{- $asked := include "sala.amount" (list $kind $request) -}}
{{- if and $most $asked -}}
{{- if lt ($most | float64) ($asked | float64) -}}
{{- include "sala.problem" (list $problems (printf "%s.limits.%s is %s, which is less than the %s of its requests. Raise the limit, or ask for less." $at $name (toString $limit) (toString $request))) -}}
{{- end -}}
{{- end -}}
{{- end -}}
{{- end -}}
{{- end -}}
{{- $sizes := dict "bff.tmpSizeLimit" .bff.tmpSizeLimit "web.tmpSizeLimit" .web.tmpSizeLimit "database.cloudnativepg.storage.size" .database.cloudnativepg.storage.size "database.demo.storageSize" .database.demo.storageSize "backup.storage.size" .backup.storage.size "media.volume.size" .media.volume.size -}}
{{- range $at, $size := $sizes -}}
{{- include "sala.validateAmount" (list $problems $at "bytes" $size) -}}
{{- end -}}
{{- end -}}
{{- end -}}
