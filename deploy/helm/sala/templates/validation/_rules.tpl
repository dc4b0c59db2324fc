{{/* Refuses values that are wrong or contradict each other, each with a sentence that says what to do. */}}
{{- define "sala.validate" -}}
{{- $problems := dict "list" list -}}
{{- range $part := list "sala.validateForms" "sala.validateSettings" "sala.validateWhatIsThere" "sala.validatePods" "sala.validateAmounts" "sala.validateSchedules" "sala.validateNetwork" "sala.validateExtraObjects" -}}
{{- include $part (list $ $problems) -}}
{{- end -}}
{{- with $problems.list -}}
{{- fail (printf "\n\n- %s\n" (. | uniq | join "\n- ")) -}}
{{- end -}}
{{- end -}}

{{/* (list $problems rules), each a list of a condition and what is wrong if it holds. */}}
{{- define "sala.validateRules" -}}
{{- $problems := first . -}}
{{- range last . -}}
{{- if first . -}}{{- include "sala.problem" (list $problems (last .)) -}}{{- end -}}
{{- end -}}
{{- end -}}

{{/* What has to be set, and what only works together. */}}
{{- define "sala.validateSettings" -}}
{{- $root := first . -}}
{{- with $root.Values -}}
{{- $host := include "sala.publicHost" $root -}}
{{- $publicUrl := .publicUrl | default "" -}}
{{- $port := regexFind ":[0-9]+$" $publicUrl | trimPrefix ":" -}}
{{- $hasRoute := or .ingress.enabled .httpRoute.enabled -}}
{{- $isExternal := eq .database.mode "external" -}}
{{- $isOperated := eq .database.mode "cloudnativepg" -}}
{{- $postgres := .database.cloudnativepg -}}
{{- $gateways := .httpRoute.parentRefs | default list -}}
{{- $bucketUrl := .objectStorage.bucketUrl | default "" -}}
{{- $isBucket := regexMatch "^https?://[^/]+/" $bucketUrl -}}
{{- $bucketPort := regexReplaceAll "^https?://[^/:]+(:([0-9]+))?/.*$" $bucketUrl "${2}" -}}
{{- $bucketPort = $bucketPort | default (ternary "443" "80" (hasPrefix "https:" $bucketUrl)) -}}
{{- $fixed := list "archive_command" "archive_mode" "cluster_name" "config_file" "data_directory" "hba_file" "hot_standby" "ident_file" "listen_addresses" "log_destination" "log_directory" "logging_collector" "port" "primary_conninfo" "primary_slot_name" "restore_command" "ssl" "ssl_ca_file" "ssl_cert_file" "ssl_key_file" "synchronous_standby_names" "unix_socket_directories" "wal_level" -}}
{{- $rules := list
  (list (not .publicUrl) "publicUrl is not set. Give the address at which people reach the product, as in https://sala.example.")
  (list (gt (atoi (default "1" $port)) 65535) (printf "publicUrl is %q: ports end at 65535." $publicUrl))
  (list (and $hasRoute (regexMatch "^[0-9.]+$" $host)) (printf "publicUrl has the IP address %s, but an Ingress or an HTTPRoute needs a name, as in https://sala.example." $host))
  (list (and (hasPrefix "http://" $publicUrl) .ingress.enabled .ingress.tlsSecretName) "publicUrl begins with http://, but ingress.tlsSecretName is set. Write https://, or leave the certificate out.")
  (list (and .ingress.enabled .httpRoute.enabled) "ingress.enabled and httpRoute.enabled exclude each other. Choose one of them.")
  (list (and .httpRoute.enabled (not .httpRoute.parentRefs)) "httpRoute.parentRefs is empty. Name the Gateway that takes the route.")
  (list (ne (len $gateways) (len (uniq $gateways))) "httpRoute.parentRefs has the same Gateway twice.")
  (list (not .secrets.jwt.existingSecret) "secrets.jwt.existingSecret is not set. Make a Secret with the keys that sign sessions, and name it here.")
  (list (and .secrets.firstAdministrator.existingSecret (eq .config.seed "off")) "secrets.firstAdministrator.existingSecret is set, but with config.seed=off nobody is made. Use base.")
  (list (and $isExternal (not .database.external.existingSecret)) "database.external.existingSecret is not set. Make a Secret with the address of the database, and name it here.")
  (list (and (eq .database.mode "demo") (not .database.demo.existingSecret)) "database.demo.existingSecret is not set. Make a Secret with a password for the demo database, and name it here.")
  (list (and .secrets.firstAdministrator.existingSecret (eq .secrets.firstAdministrator.loginKey .secrets.firstAdministrator.passwordKey)) "secrets.firstAdministrator.loginKey and passwordKey are the same key, so that the name would be the password.")
  (list (and .networkPolicy.enabled (or .ingress.enabled .httpRoute.enabled) (not .networkPolicy.ingressFrom)) "networkPolicy.ingressFrom is empty, so that nothing from outside would reach the product. Name where the ingress controller or gateway runs.")
  (list (and (not $isExternal) (eq .migrations.mode "job")) (printf "migrations.mode=job cannot work with database.mode=%s: the job runs before the release has a database. Use init." .database.mode))
  (list (and .mail.from (not .mail.existingSecret)) "mail.existingSecret is not set, but mail.from is. Make a Secret with the address of the mail server, and name it here.")
  (list (and .events.credentialsKey (not .events.existingSecret)) "events.existingSecret is not set, but events.credentialsKey is. Name the Secret that has both.")
  (list (not (regexMatch "^[A-Za-z][A-Za-z0-9_-]*$" .events.stream)) "events.stream must have letters, digits, - and _ only, and begin with a letter.")
  (list (and .mail.existingSecret (not .mail.from)) "mail.from is not set, but mail.existingSecret is. Give the sender of mail.")
  (list (and .objectStorage.bucketUrl (not .objectStorage.existingSecret) (not .objectStorage.workloadIdentity)) "objectStorage.existingSecret is not set, but objectStorage.bucketUrl is. Make a Secret with the credentials, and name it here, or set objectStorage.workloadIdentity.")
  (list (and .objectStorage.workloadIdentity .objectStorage.existingSecret) "objectStorage.workloadIdentity and objectStorage.existingSecret exclude each other. Choose one of them.")
  (list (and .objectStorage.workloadIdentity (not .objectStorage.bucketUrl)) "objectStorage.bucketUrl is not set, but objectStorage.workloadIdentity is. Give the address of the bucket.")
  (list (and .objectStorage.existingSecret (not .objectStorage.bucketUrl)) "objectStorage.bucketUrl is not set, but objectStorage.existingSecret is. Give the address of the bucket.")
  (list (and $isBucket .networkPolicy.enabled (ne $bucketPort (toString .objectStorage.port))) (printf "objectStorage.port is %v, but objectStorage.bucketUrl has the port %s, which the NetworkPolicy would not open." .objectStorage.port $bucketPort))
  (list (and .media.volume.existingClaim (not .media.volume.enabled)) "media.volume.existingClaim is set, but media.volume.enabled is not: nothing mounts it.")
  (list (and .media.volume.enabled (not .media.volume.existingClaim) (lt (include "sala.amount" (list "bytes" .media.volume.size) | default "0" | float64) (mulf (.media.videoMb | float64) 1000000.0))) (printf "media.volume.size is %s, where a video of media.videoMb=%v does not fit. Make it larger, or allow smaller videos." .media.volume.size .media.videoMb))
  (list (and .media.volume.enabled (eq .media.volume.accessMode "ReadWriteOnce") (include "sala.isReplicated" (list $root "bff"))) "media.volume.accessMode is ReadWriteOnce, which one node mounts, but bff has more than one replica, and each must see every video. Use ReadWriteMany with a storageClass that has it, or bff.replicas=1.")
  (list (ge (int .shutdown.drainDelaySeconds) (int .shutdown.drainSeconds)) "shutdown.drainDelaySeconds must be less than shutdown.drainSeconds: it is a part of that time.")
  (list (and (eq .database.mode "demo") .bff.autoscaling.enabled) "bff.autoscaling cannot be used with database.mode=demo, whose one pod is not made for load.")
  (list (and $postgres.backup.enabled (not $isOperated)) (printf "database.cloudnativepg.backup.enabled needs database.mode=cloudnativepg; with %s use backup.enabled." .database.mode))
  (list (and $postgres.pooler.enabled (not $isOperated)) (printf "database.cloudnativepg.pooler.enabled needs database.mode=cloudnativepg, and the mode is %s." .database.mode))
  (list (and $postgres.readFromReplicas (not $isOperated)) (printf "database.cloudnativepg.readFromReplicas needs database.mode=cloudnativepg; with %s use database.external.readUrlKey." .database.mode))
  (list (and $postgres.readFromReplicas (lt (int $postgres.instances) 2)) "database.cloudnativepg.readFromReplicas needs at least 2 instances: with one there is no replica.")
  (list (and (gt (int $postgres.synchronousReplicas) 1) (ge (int $postgres.synchronousReplicas) (int $postgres.instances))) (printf "database.cloudnativepg.synchronousReplicas is %v, but %v instances have only %v replicas." $postgres.synchronousReplicas $postgres.instances (sub $postgres.instances 1)))
  (list (and $postgres.backup.enabled (not $postgres.backup.destinationPath)) "database.cloudnativepg.backup.destinationPath is not set. Say where backups go, as in s3://sala-backups/.")
  (list (and $postgres.backup.enabled (not $postgres.backup.existingSecret)) "database.cloudnativepg.backup.existingSecret is not set. Make a Secret with the credentials of the store, and name it here.")
  (list (and .metrics.enabled (eq (int .metrics.port) 3000)) "metrics.port is 3000, where the BFF serves the product. Choose another one, such as 9464.")
  (list (and .metrics.serviceMonitor.enabled (not .metrics.enabled)) "metrics.serviceMonitor.enabled needs metrics.enabled.")
  (list (and .metrics.prometheusRule.enabled (not .metrics.enabled)) "metrics.prometheusRule.enabled needs metrics.enabled.")
  (list (and .restore.file (not .backup.enabled)) "restore.file needs backup.enabled: the dump lies in the volume of the backups.")
  (list (and .backup.bucket.url (not .backup.enabled)) "backup.bucket.url is set, but backup.enabled is not: there are no dumps to send.")
  (list (and .backup.bucket.url (not .backup.bucket.recipient)) "backup.bucket.recipient is not set. Make a pair of keys with age-keygen, and give the public one: what leaves the cluster is encrypted.")
  (list (and .backup.bucket.recipient (not .backup.bucket.url)) "backup.bucket.url is not set, but backup.bucket.recipient is. Give the address of the bucket.")
  (list (and .backup.bucket.url .backup.pod (hasKey .backup.pod "extraContainers")) "backup.pod.extraContainers cannot be used with backup.bucket.url, which needs the dump to end first. Use extraInitContainers with restartPolicy: Always.")
  (list (and .restore.fromBucket (not .backup.bucket.url)) "restore.fromBucket needs backup.bucket.url: it says where the dump is.")
  (list (and .restore.fromBucket (not .restore.identitySecret)) "restore.identitySecret is not set. Make a Secret with the secret key that opens the dump, and name it here.")
  (list (and .restore.fromBucket (not .restore.file)) "restore.fromBucket needs restore.file: it says what is fetched.")
  (list (and .restore.replace (not .restore.file)) "restore.replace needs restore.file: it says what is restored.")
  (list (not (regexMatch "^[a-z]" (include "sala.fullname" $root))) (printf "The names of objects would begin with %q, and a Service needs a letter there. Set fullnameOverride." (include "sala.fullname" $root | trunc 1)))
-}}
{{- range $name := keys ($postgres.parameters | default dict) -}}
{{- $rules = append $rules (list (has $name $fixed) (printf "database.cloudnativepg.parameters: %s is set by the operator. Leave it out." $name)) -}}
{{- end -}}
{{- range $at, $image := dict "bff" .bff.image "web" .web.image "backup" .backup.image "database.demo" .database.demo.image -}}
{{- $rules = append $rules (list (and (eq $image.tag "latest") (not $image.digest)) (printf "%s.image.tag is latest, which means something else tomorrow. Name a version." $at)) -}}
{{- end -}}
{{- include "sala.validateRules" (list (last $) $rules) -}}
{{- end -}}
{{- end -}}

{{/* Numbers of replicas, Services, and the organisation with its files. */}}
{{- define "sala.validateWhatIsThere" -}}
{{- $rules := list -}}
{{- with (first .).Values -}}
{{- range $at, $part := dict "bff" .bff "web" .web -}}
{{- $scaling := $part.autoscaling -}}
{{- $families := $part.service.ipFamilies | default list | len -}}
{{- $replicas := ternary $scaling.minReplicas $part.replicas $scaling.enabled | int -}}
{{- $away := $part.podDisruptionBudget.maxUnavailable -}}
{{- $isShare := regexMatch "^([1-9]|[1-9][0-9])%$" (toString $away) -}}
{{- $isNumber := regexMatch "^[0-9]+$" (toString $away) -}}
{{- $rules = concat $rules (list
  (list (and $scaling.enabled (lt (int $scaling.maxReplicas) (int $scaling.minReplicas))) (printf "%s.autoscaling.maxReplicas is less than minReplicas." $at))
  (list (and $scaling.enabled (not (hasKey ($part.resources.requests | default dict) "cpu"))) (printf "%s.resources.requests.cpu is not set, and autoscaling is a share of it." $at))
  (list (not (or $isShare $isNumber)) (printf "%s.podDisruptionBudget.maxUnavailable is %q: it must be a number, or a share like 25%%." $at (toString $away)))
  (list (and $isNumber $part.podDisruptionBudget.enabled (lt (int $away) 1)) (printf "%s.podDisruptionBudget.maxUnavailable is %v: no node could be drained." $at $away))
  (list (and $isNumber $part.podDisruptionBudget.enabled (gt $replicas 1) (ge (int $away) $replicas)) (printf "%s.podDisruptionBudget.maxUnavailable is %v, and there are %d replicas: all of them could be away at once." $at $away $replicas))
  (list (and (eq $families 2) (eq $part.service.ipFamilyPolicy "SingleStack")) (printf "%s.service.ipFamilies has two families, which SingleStack excludes. Use PreferDualStack or RequireDualStack." $at))
  (list (and (eq $families 2) (not $part.service.ipFamilyPolicy)) (printf "%s.service.ipFamilies has two families, which need an ipFamilyPolicy: PreferDualStack or RequireDualStack." $at))
  (list (and (eq $part.dnsPolicy "None") (not ($part.dnsConfig | default dict).nameservers)) (printf "%s.dnsPolicy is None, so dnsConfig.nameservers must name a server." $at))
  (list (not (regexMatch "^(::|[0-9]{1,3}([.][0-9]{1,3}){3}|[0-9a-fA-F]*:[0-9a-fA-F:.]+)$" $part.host)) (printf "%s.host is %q: it must be ::, 0.0.0.0 or another address of the pod." $at $part.host))
  (list (has $part.host (list "127.0.0.1" "::1")) (printf "%s.host is %s, where no other pod and no probe reaches it. Use ::." $at $part.host))) -}}
{{- end -}}
{{- $logo := (.organisation | default dict).logo | default "" -}}
{{- $rules = concat $rules (list
  (list (and $logo (not (hasKey .organisationFiles $logo))) (printf "organisation.logo is %s, but organisationFiles has no such file. Add it: --set-file 'organisationFiles.%s=%s'." $logo (replace "." "\\." $logo) $logo))
  (list (and .organisationFiles (not .organisation)) "organisationFiles has files, but organisation is empty, so nothing shows them.")) -}}
{{- range $name, $text := .organisationFiles -}}
{{- $rules = concat $rules (list
  (list (not (contains "<svg" $text)) (printf "organisationFiles.%s is no SVG file." $name))
  (list (and (contains "<svg" $text) (not (contains "viewBox" $text))) (printf "organisationFiles.%s has no viewBox, without which it cannot be scaled." $name))
  (list (gt (len $text) 100000) (printf "organisationFiles.%s has more than 100 kB." $name))
  (list (regexMatch "(?i)<script|\\son[a-z]+=" $text) (printf "organisationFiles.%s has a script, which is refused." $name))) -}}
{{- end -}}
{{- end -}}
{{- include "sala.validateRules" (list (last .) $rules) -}}
{{- end -}}
