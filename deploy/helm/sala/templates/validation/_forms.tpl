{{/* Adds a sentence to what is wrong: (list $problems "…"). */}}
{{- define "sala.problem" -}}
{{- $problems := first . -}}
{{- $_ := set $problems "list" (append $problems.list (last .)) -}}
{{- end -}}

{{/* Judges every text that has a form: (list . $problems). */}}
{{- define "sala.validateForms" -}}
{{- $values := merge dict (first .).Values -}}
{{- $problems := last . -}}
{{- $rules := (first .).Files.Get "files/forms.yaml" | fromYaml -}}
{{- $paths := deepCopy $rules.values -}}
{{- range $at := $rules.images -}}{{- range $key, $form := $rules.image -}}{{- $_ := set $paths (printf "%s.%s" $at $key) $form -}}{{- end -}}{{- end -}}
{{- range $at := $rules.services -}}{{- range $key, $form := $rules.service -}}{{- $_ := set $paths (printf "%s.%s" $at $key) $form -}}{{- end -}}{{- end -}}
{{- range $at := $rules.pods -}}{{- range $key, $form := $rules.pod -}}{{- $_ := set $paths (printf "%s.%s" $at $key) $form -}}{{- end -}}{{- end -}}
{{- range $at := $rules.peers -}}{{- range $key, $form := $rules.peer -}}{{- $_ := set $paths (printf "networkPolicy.%s.*.%s" $at $key) $form -}}{{- end -}}{{- end -}}
{{- range $key, $form := $rules.peer -}}{{- $_ := set $paths (printf "networkPolicy.extraEgress.*.to.*.%s" $key) $form -}}{{- end -}}
{{- range $path, $form := $paths -}}
{{- include "sala.validateForm" (dict "value" $values "path" (splitList "." $path) "at" "" "form" (index $rules.forms $form) "problems" $problems) -}}
{{- end -}}
{{- end -}}

{{/* Walks the rest of a path, and judges the text at its end. */}}
{{- define "sala.validateForm" -}}
{{- $ := . -}}
{{- if not .path -}}
{{- if and (kindIs "string" .value) .value (not (regexMatch .form.pattern .value)) -}}
{{- include "sala.problem" (list .problems (printf "%s is %q: it must %s." .at .value .form.must)) -}}
{{- end -}}
{{- else -}}
{{- $key := first .path -}}
{{- $rest := rest .path -}}
{{- if and (eq $key "*") (kindIs "slice" .value) -}}
{{- range $index, $entry := .value -}}
{{- include "sala.validateForm" (dict "value" $entry "path" $rest "at" (printf "%s.%d" $.at $index) "form" $.form "problems" $.problems) -}}
{{- end -}}
{{- else if and (eq $key "*") (kindIs "map" .value) -}}
{{- range $name, $entry := .value -}}
{{- include "sala.validateForm" (dict "value" $entry "path" $rest "at" (printf "%s.%s" $.at $name) "form" $.form "problems" $.problems) -}}
{{- end -}}
{{- else if and (eq $key "~") (kindIs "map" .value) -}}
{{- range $name := keys .value | sortAlpha -}}
{{- include "sala.validateForm" (dict "value" $name "path" $rest "at" (printf "%s: a key" $.at) "form" $.form "problems" $.problems) -}}
{{- end -}}
{{- else if and (kindIs "map" .value) (hasKey .value $key) -}}
{{- include "sala.validateForm" (dict "value" (index .value $key) "path" $rest "at" (trimPrefix "." (printf "%s.%s" .at $key)) "form" .form "problems" .problems) -}}
{{- end -}}
{{- end -}}
{{- end -}}
