{{/* What serving and migrating have in common. Secrets are files, see sala.serveSecrets and sala.migrateSecrets. */}}
{{- define "sala.commonEnv" -}}
- name: NODE_ENV
  value: production
{{- include "sala.databaseEnv" . }}
- name: LOG_LEVEL
  value: {{ .Values.config.logLevel }}
- name: SALA_TIME_ZONE
  value: {{ .Values.config.timeZone }}
{{- end -}}

{{/* The environment of the container that serves. It neither migrates nor seeds, and has no secret that only those need. */}}
{{- define "sala.bffEnv" -}}
{{ include "sala.commonEnv" . }}
- name: HOST
  value: {{ .Values.bff.host | quote }}
- name: PORT
  value: "3000"
- name: DATABASE_POOL_SIZE
  value: {{ .Values.config.databasePoolSize | quote }}
- name: JWT_KEYS_FILE
  value: /run/secrets/sala/jwt-keys
- name: SALA_MIGRATE
  value: "off"
- name: SALA_SEED
  value: "off"
- name: SALA_PUBLIC_URL
  value: {{ .Values.publicUrl }}
- name: SALA_STOP_SECONDS
  value: {{ sub .Values.shutdown.drainSeconds .Values.shutdown.drainDelaySeconds | quote }}
- name: SALA_DRAIN_DELAY_SECONDS
  value: {{ .Values.shutdown.drainDelaySeconds | quote }}
{{- with .Values.config }}
- name: SALA_REGISTRATION
  value: {{ .registration }}
- name: SALA_SINGLE_SESSION
  value: {{ ternary "on" "off" .singleSession | quote }}
- name: SALA_ADMIN_SECOND_FACTOR
  value: {{ ternary "on" "off" .adminSecondFactor | quote }}
- name: SALA_DOCS
  value: {{ ternary "on" "off" .docs | quote }}
- name: SALA_TRUSTED_PROXIES
  value: {{ .trustedProxies | quote }}
{{- with .webOrigins }}
- name: SALA_WEB_ORIGINS
  value: {{ join "," . | quote }}
{{- end }}
- name: SALA_SIGN_IN_ACCOUNT_FAILURES
  value: {{ .signIn.accountFailures | quote }}
- name: SALA_SIGN_IN_ADDRESS_FAILURES
  value: {{ .signIn.addressFailures | int | quote }}
- name: SALA_SIGN_IN_WINDOW_SECONDS
  value: {{ .signIn.windowSeconds | int | quote }}
- name: SALA_ENQUIRY_RETENTION_DAYS
  value: {{ .enquiries.retentionDays | quote }}
- name: SALA_ENQUIRIES_PER_ADDRESS
  value: {{ .enquiries.perAddress | int | quote }}
- name: SALA_AUDIT_RETENTION_DAYS
  value: {{ .audit.retentionDays | quote }}
- name: SALA_FACT_RETENTION_DAYS
  value: {{ .facts.retentionDays | quote }}
{{- end }}
- name: SALA_VIDEO_MB
  value: {{ .Values.media.videoMb | int | quote }}
{{- if .Values.media.volume.enabled }}
- name: SALA_MEDIA_DIR
  value: /var/lib/sala/media
{{- end }}
{{- if .Values.metrics.enabled }}
- name: SALA_METRICS_PORT
  value: {{ .Values.metrics.port | quote }}
{{- end }}
{{- if .Values.organisation }}
- name: SALA_ORGANISATION_FILE
  value: /etc/sala/organisation.yaml
{{- end }}
{{- if .Values.mail.from }}
- name: MAIL_FROM
  value: {{ .Values.mail.from | quote }}
- name: SMTP_URL_FILE
  value: /run/secrets/sala/smtp-url
{{- end }}
{{- with .Values.events }}
{{- if .existingSecret }}
- name: SALA_EVENTS_URL_FILE
  value: /run/secrets/sala/events-url
{{- if .credentialsKey }}
- name: SALA_EVENTS_CREDENTIALS_FILE
  value: /run/secrets/sala/events-credentials
{{- end }}
- name: SALA_EVENTS_STREAM
  value: {{ .stream | quote }}
- name: SALA_EVENTS_REPLICAS
  value: {{ .replicas | quote }}
- name: SALA_EVENTS_MB
  value: {{ .megabytes | int | quote }}
{{- end }}
{{- end }}
{{- with .Values.objectStorage }}
{{- if .bucketUrl }}
- name: SALA_S3_BUCKET_URL
  value: {{ .bucketUrl }}
- name: SALA_S3_REGION
  value: {{ .region }}
{{- if .workloadIdentity }}
- name: SALA_S3_CREDENTIALS
  value: workload
{{- else }}
- name: SALA_S3_ACCESS_KEY_ID_FILE
  value: /run/secrets/sala/s3-access-key-id
- name: SALA_S3_SECRET_ACCESS_KEY_FILE
  value: /run/secrets/sala/s3-secret-access-key
{{- end }}
{{- end }}
{{- end }}
{{- end -}}

{{/* The environment of the container that migrates and seeds. */}}
{{- define "sala.migrateEnv" -}}
{{ include "sala.commonEnv" . }}
{{- with .Values.database }}
{{- if and (eq .mode "external") .external.migrateUrlKey }}
- name: DATABASE_MIGRATE_URL_FILE
  value: /run/secrets/sala/database-migrate-url
{{- end }}
{{- end }}
- name: SALA_SEED
  value: {{ .Values.config.seed | quote }}
{{- if .Values.secrets.firstAdministrator.existingSecret }}
- name: SALA_FIRST_ADMIN_LOGIN_FILE
  value: /run/secrets/sala/first-admin-login
- name: SALA_FIRST_ADMIN_PASSWORD_FILE
  value: /run/secrets/sala/first-admin-password
{{- end }}
{{- end -}}

{{/* The addresses with which a container works, each as one file in /run/secrets/sala. */}}
{{- define "sala.databaseSecrets" -}}
{{- with .Values.database }}
{{- if eq .mode "external" }}
{{- $name := .external.existingSecret }}
{{- include "sala.secretSource" (list $name .external.urlKey "database-url") }}
{{- include "sala.secretSource" (list $name .external.listenUrlKey "database-listen-url") }}
{{- include "sala.secretSource" (list $name .external.readUrlKey "database-read-url") }}
{{- include "sala.secretSource" (list $name .external.caKey "database-ca") }}
{{- end }}
{{- end }}
{{- end -}}

{{/* The secrets of the container that serves. */}}
{{- define "sala.serveSecrets" -}}
{{- include "sala.databaseSecrets" . }}
{{- with .Values.secrets.jwt }}
{{- include "sala.secretSource" (list .existingSecret .key "jwt-keys") }}
{{- end }}
{{- if .Values.mail.from }}
{{- include "sala.secretSource" (list .Values.mail.existingSecret .Values.mail.key "smtp-url") }}
{{- end }}
{{- with .Values.events }}
{{- include "sala.secretSource" (list .existingSecret .key "events-url") }}
{{- include "sala.secretSource" (list .existingSecret .credentialsKey "events-credentials") }}
{{- end }}
{{- with .Values.objectStorage }}
{{- if and .bucketUrl (not .workloadIdentity) }}
{{- include "sala.secretSource" (list .existingSecret .accessKeyIdKey "s3-access-key-id") }}
{{- include "sala.secretSource" (list .existingSecret .secretAccessKeyKey "s3-secret-access-key") }}
{{- end }}
{{- end }}
{{- end -}}

{{/* Those of the container that migrates: the owner of the schema, and the first administrator. */}}
{{- define "sala.migrateSecrets" -}}
{{- include "sala.databaseSecrets" . }}
{{- with .Values.database }}
{{- if eq .mode "external" }}
{{- include "sala.secretSource" (list .external.existingSecret .external.migrateUrlKey "database-migrate-url") }}
{{- end }}
{{- end }}
{{- with .Values.secrets.firstAdministrator }}
{{- include "sala.secretSource" (list .existingSecret .loginKey "first-admin-login") }}
{{- include "sala.secretSource" (list .existingSecret .passwordKey "first-admin-password") }}
{{- end }}
{{- end -}}

{{/* (list secret key file), or nothing where one of them is empty. */}}
{{- define "sala.secretSource" -}}
{{- $secret := index . 0 -}}
{{- $key := index . 1 -}}
{{- if and $secret $key }}
- secret:
    name: {{ $secret }}
    items:
      - key: {{ $key | quote }}
        path: {{ index . 2 }}
{{- end }}
{{- end -}}

{{- define "sala.tmpVolume" -}}
- name: tmp
  emptyDir:
    sizeLimit: {{ .Values.bff.tmpSizeLimit }}
{{- end -}}

{{/* (list name sources), or nothing without sources. */}}
{{- define "sala.secretsVolume" -}}
{{- with trim (last .) -}}
- name: {{ first $ }}
  projected:
    defaultMode: 0440
    sources:
      {{- . | nindent 6 }}
{{- end -}}
{{- end -}}

{{/* The volumes of a pod that serves, or of one that migrates; each container mounts its own secrets only. */}}
{{- define "sala.serveVolumes" -}}
{{ include "sala.tmpVolume" . }}
{{ include "sala.secretsVolume" (list "secrets" (include "sala.serveSecrets" .)) }}
{{- with .Values.media.volume }}
{{- if .enabled }}
- name: media
  persistentVolumeClaim:
    claimName: {{ .existingClaim | default (include "sala.objectName" (list $ "media")) }}
{{- end }}
{{- end }}
{{- end -}}
{{- define "sala.migrateSecretsVolume" -}}
{{- include "sala.secretsVolume" (list "migrate-secrets" (include "sala.migrateSecrets" .)) -}}
{{- end -}}

{{/* A container that runs the migrations and ends. */}}
{{- define "sala.migrateContainer" -}}
name: migrate
image: {{ include "sala.image" (list . .Values.bff.image) }}
imagePullPolicy: {{ .Values.bff.image.pullPolicy }}
args:
  - migrate
{{- include "sala.env" (list . "migrate" (include "sala.migrateEnv" .)) | nindent 0 }}
{{- include "sala.containerSecurity" . | nindent 0 }}
resources:
  {{- toYaml .Values.migrations.resources | nindent 2 }}
volumeMounts:
  - name: tmp
    mountPath: /tmp
  {{- if include "sala.migrateSecretsVolume" . }}
  - name: migrate-secrets
    mountPath: /run/secrets/sala
    readOnly: true
  {{- end }}
  {{- with include "sala.more" (list . "migrate" "extraVolumeMounts") }}
  {{- . | nindent 2 }}
  {{- end }}
{{- end -}}
