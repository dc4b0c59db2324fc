{{/* Peers and ports of the NetworkPolicy: (list . $problems). */}}
{{- define "sala.validateNetwork" -}}
{{- $problems := last . -}}
{{- $policy := (first .).Values.networkPolicy -}}
{{- with $policy -}}
{{- range $name := list "ingressFrom" "metricsFrom" "dnsTo" "databaseTo" "databaseOperatorFrom" "mailTo" "eventsTo" "objectStorageTo" -}}
{{- include "sala.validatePeers" (list $problems (printf "networkPolicy.%s" $name) (index $policy $name)) -}}
{{- end -}}
{{- range $index, $rule := .extraEgress -}}
{{- $at := printf "networkPolicy.extraEgress.%d" $index -}}
{{- include "sala.validatePeers" (list $problems (printf "%s.to" $at) .to) -}}
{{- range .ports -}}
{{- if kindIs "string" .port -}}
{{- if not (regexMatch "^[a-z0-9]([a-z0-9-]{0,13}[a-z0-9])?$" .port) -}}
{{- include "sala.problem" (list $problems (printf "%s: the port %q must be a number, or the name of a port of the pods." $at .port)) -}}
{{- end -}}
{{- else if or (lt (int .port) 1) (gt (int .port) 65535) -}}
{{- include "sala.problem" (list $problems (printf "%s: the port %v must be from 1 to 65535." $at .port)) -}}
{{- else if and .endPort (lt (int .endPort) (int .port)) -}}
{{- include "sala.problem" (list $problems (printf "%s: endPort %v is below port %v." $at .endPort .port)) -}}
{{- end -}}
{{- end -}}
{{- end -}}
{{- end -}}
{{- end -}}

{{- define "sala.validatePeers" -}}
{{- $problems := first . -}}
{{- $at := index . 1 -}}
{{- range $index, $peer := last . -}}
{{- if and (hasKey . "ipBlock") (or (hasKey . "namespaceSelector") (hasKey . "podSelector")) -}}
{{- include "sala.problem" (list $problems (printf "%s.%d has an ipBlock and a selector. Make two entries of it." $at $index)) -}}
{{- end -}}
{{- end -}}
{{- end -}}

{{/* Whether what the migration job needs can be there before it: (list . $problems). */}}
{{- define "sala.validateExtraObjects" -}}
{{- $root := first . -}}
{{- $problems := last . -}}
{{- with $root.Values -}}
{{- $needed := list -}}
{{- if eq (include "sala.migrationMode" $root) "job" -}}
{{- $needed = list .database.external.existingSecret .secrets.firstAdministrator.existingSecret | compact -}}
{{- $needed = concat $needed (.imagePullSecrets | default list) -}}
{{- end -}}
{{- $seen := list -}}
{{- range $object := .extraObjects -}}
{{- $name := tpl .metadata.name $root -}}
{{- $what := printf "%s %s" .kind $name -}}
{{- if has $what $seen -}}
{{- include "sala.problem" (list $problems (printf "extraObjects has the %s twice." $what)) -}}
{{- end -}}
{{- $seen = append $seen $what -}}
{{- $spec := .spec | default dict -}}
{{- $makes := list $name -}}
{{- range $key := list "target" "destination" -}}
{{- $target := get $spec $key -}}
{{- if kindIs "map" $target -}}{{- with $target.name -}}{{- $makes = append $makes (tpl . $root) -}}{{- end -}}{{- end -}}
{{- end -}}
{{- $isSecret := regexMatch "Secret" .kind -}}
{{- $annotations := .metadata.annotations | default dict -}}
{{- $isBefore := regexMatch "pre-install" (get $annotations "helm.sh/hook" | default "") -}}
{{- $isBefore = or $isBefore (hasKey $annotations "argocd.argoproj.io/hook") -}}
{{- $early := lt (get $annotations "helm.sh/hook-weight" | default "0" | toString | atoi) 0 -}}
{{- range $secret := $makes -}}
{{- if and $isSecret (has $secret $needed) -}}
{{- if not $isBefore -}}
{{- include "sala.problem" (list $problems (printf "extraObjects has the %s, which the migration job needs, but Helm makes it after the job. Make it before the installation, or give it the annotations helm.sh/hook: pre-install,pre-upgrade and helm.sh/hook-weight: \"-20\", or set migrations.mode=init." $what)) -}}
{{- else if and (not $early) (not (hasKey $annotations "argocd.argoproj.io/hook")) -}}
{{- include "sala.problem" (list $problems (printf "extraObjects has the %s as a hook, but not before the migration job, whose weight is 0. Give it helm.sh/hook-weight: \"-20\"." $what)) -}}
{{- end -}}
{{- end -}}
{{- end -}}
{{- end -}}
{{- end -}}
{{- end -}}
