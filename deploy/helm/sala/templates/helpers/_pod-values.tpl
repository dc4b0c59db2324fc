{{/*
Puts the settings of the pod of a component into a dict: (list . "migrate" $pod). A pod that has none of its own has those of
`bff` for where it runs and how it looks up names, so that a tainted pool is named once; the one that migrates, which has the
same image, also has its variables and volumes.
*/}}
{{- define "sala.setPod" -}}
{{- $values := (index . 0).Values -}}
{{- $component := index . 1 -}}
{{- $pod := index . 2 -}}
{{- $place := list "nodeSelector" "tolerations" "priorityClassName" "podLabels" "podAnnotations" "dnsPolicy" "dnsConfig" "hostAliases" -}}
{{- $runtime := list "extraEnv" "envFrom" "extraVolumes" "extraVolumeMounts" -}}
{{- $sources := dict
      "bff" (list $values.bff)
      "web" (list $values.web)
      "migrate" (list (pick $values.bff "extraEnv" "envFrom" "extraVolumes" "extraVolumeMounts") $values.migrations.pod)
      "backup" (list $values.backup.pod)
      "restore" (list $values.backup.pod $values.restore.pod)
      "test" (list $values.test.pod)
      "db" (list $values.database.demo.pod) -}}
{{- if not (has $component (list "bff" "web")) -}}
{{- range $key := $place -}}
{{- if hasKey $values.bff $key -}}{{- $_ := set $pod $key (index $values.bff $key) -}}{{- end -}}
{{- end -}}
{{- $_ := set $pod "affinity" (pick ($values.bff.affinity | default dict) "nodeAffinity") -}}
{{- end -}}
{{- range $source := index $sources $component -}}
{{- range $key, $value := $source -}}{{- $_ := set $pod $key $value -}}{{- end -}}
{{- end -}}
{{- end -}}

{{/* Labels and annotations of a pod: (list . "bff"), or with annotations of the chart (list . "bff" $annotations). */}}
{{- define "sala.podMetadata" -}}
{{- $ := index . 0 -}}
{{- $component := index . 1 -}}
{{- $annotations := dict -}}
{{- if gt (len .) 2 -}}{{- $annotations = index . 2 -}}{{- end -}}
{{- $pod := dict -}}
{{- include "sala.setPod" (list $ $component $pod) -}}
labels:
  {{- include "sala.podLabels" (list $ $component) | nindent 2 }}
  {{- with $pod.podLabels }}
  {{- toYaml . | nindent 2 }}
  {{- end }}
{{- with merge $annotations ($pod.podAnnotations | default dict) }}
annotations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end -}}

{{/* Where a pod runs, and how it looks up names: (list . "bff"). */}}
{{- define "sala.scheduling" -}}
{{- $ := first . -}}
{{- $component := last . -}}
{{- $pod := dict -}}
{{- include "sala.setPod" (list $ $component $pod) -}}
{{- with $pod.priorityClassName }}
priorityClassName: {{ . }}
{{- end }}
{{- range $key := list "nodeSelector" "tolerations" "hostAliases" "dnsConfig" }}
{{- with index $pod $key }}
{{ $key }}:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}
{{- with $pod.dnsPolicy }}
dnsPolicy: {{ . }}
{{- end }}
{{- $affinity := deepCopy ($pod.affinity | default dict) }}
{{- if has $component (list "bff" "web") }}
{{- $affinity = merge $affinity (include "sala.antiAffinity" (list $ $component) | fromYaml) }}
{{- end }}
{{- with $affinity }}
affinity:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- if has $component (list "bff" "web") }}
topologySpreadConstraints:
  {{- if $pod.topologySpreadConstraints }}
  {{- toYaml $pod.topologySpreadConstraints | nindent 2 }}
  {{- else }}
  - maxSkew: 1
    topologyKey: topology.kubernetes.io/zone
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels:
        {{- include "sala.selectorLabels" (list $ $component) | nindent 8 }}
  {{- end }}
{{- end }}
{{- end -}}

{{/* Prefers nodes without another replica. */}}
{{- define "sala.antiAffinity" -}}
podAntiAffinity:
  preferredDuringSchedulingIgnoredDuringExecution:
    - weight: 100
      podAffinityTerm:
        topologyKey: kubernetes.io/hostname
        labelSelector:
          matchLabels:
            {{- include "sala.selectorLabels" . | nindent 12 }}
{{- end -}}

{{/* A list that a pod has more: (list . "bff" "extraVolumes"); nothing where it is empty. */}}
{{- define "sala.more" -}}
{{- $pod := dict -}}
{{- include "sala.setPod" (list (index . 0) (index . 1) $pod) -}}
{{- with index $pod (index . 2) -}}
{{- toYaml . -}}
{{- end -}}
{{- end -}}

{{/* `env` of a container: (list . "bff" text), with the text of those of the chart; and `envFrom`. */}}
{{- define "sala.env" -}}
{{- $more := include "sala.more" (list (index . 0) (index . 1) "extraEnv") -}}
{{- with trim (printf "%s\n%s" (trim (index . 2)) $more) -}}
env:
  {{- . | nindent 2 }}
{{- end }}
{{- with include "sala.more" (list (index . 0) (index . 1) "envFrom") }}
envFrom:
  {{- . | nindent 2 }}
{{- end }}
{{- end -}}

{{/* The member `initContainers` of a pod that has none of the chart's: (list . "migrate"). */}}
{{- define "sala.moreInitContainers" -}}
{{- with include "sala.more" (append . "extraInitContainers") -}}
initContainers:
  {{- . | nindent 2 }}
{{- end -}}
{{- end -}}

{{/* A text on lines of its own, or nothing where it is empty: (list 4 text). */}}
{{- define "sala.indented" -}}
{{- with trim (last .) -}}
{{- . | nindent (first $ | int) -}}
{{- end -}}
{{- end -}}
