{{/* The environment of the BFF's image, for serving and for migrations. Secrets are files, see sala.secretSources. */}}
{{- define "sala.bffEnv" -}}
- name: NODE_ENV
  value: production
- name: HOST
  value: 0.0.0.0
- name: PORT
  value: "3000"
{{- include "sala.databaseEnv" . }}
- name: DATABASE_POOL_SIZE
  value: {{ .Values.config.databasePoolSize | quote }}
- name: JWT_KEYS_FILE
  value: /run/secrets/sala/jwt-keys
- name: SALA_MIGRATE
  value: "off"
- name: SALA_PUBLIC_URL
  value: {{ .Values.publicUrl }}
- name: SALA_STOP_SECONDS
  value: {{ sub .Values.shutdown.drainSeconds .Values.shutdown.drainDelaySeconds | quote }}
- name: SALA_DRAIN_DELAY_SECONDS
  value: {{ .Values.shutdown.drainDelaySeconds | quote }}
{{- with .Values.config }}
- name: LOG_LEVEL
  value: {{ .logLevel }}
- name: SALA_TIME_ZONE
  value: {{ .timeZone }}
- name: SALA_SEED
  value: {{ .seed | quote }}
- name: SALA_REGISTRATION
  value: {{ .registration }}
- name: SALA_SINGLE_SESSION
  value: {{ ternary "on" "off" .singleSession | quote }}
- name: SALA_DOCS
  value: {{ ternary "on" "off" .docs | quote }}
- name: SALA_STUDIO_FEED
  value: {{ .studioFeed | quote }}
- name: SALA_TRUSTED_PROXIES
  value: {{ .trustedProxies | quote }}
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
{{- end }}
{{- if .Values.secrets.firstAdministrator.existingSecret }}
- name: SALA_FIRST_ADMIN_LOGIN_FILE
  value: /run/secrets/sala/first-admin-login
- name: SALA_FIRST_ADMIN_PASSWORD_FILE
  value: /run/secrets/sala/first-admin-password
{{- end }}
{{- if .Values.mail.from }}
- name: MAIL_FROM
  value: {{ .Values.mail.from | quote }}
- name: SMTP_URL_FILE
  value: /run/secrets/sala/smtp-url
{{- end }}
{{- with .Values.objectStorage }}
{{- if .bucketUrl }}
- name: SALA_S3_BUCKET_URL
  value: {{ .bucketUrl }}
- name: SALA_S3_REGION
  value: {{ .region }}
- name: SALA_S3_ACCESS_KEY_ID_FILE
  value: /run/secrets/sala/s3-access-key-id
- name: SALA_S3_SECRET_ACCESS_KEY_FILE
  value: /run/secrets/sala/s3-secret-access-key
{{- end }}
{{- end }}
{{- end -}}

{{/* Each secret that the BFF reads, as one file in /run/secrets/sala: (list secret key file) by line. */}}
{{- define "sala.secretSources" -}}
{{- with .Values.database }}
{{- if eq .mode "external" }}
{{- $name := .external.existingSecret }}
{{- include "sala.secretSource" (list $name .external.urlKey "database-url") }}
{{- include "sala.secretSource" (list $name .external.listenUrlKey "database-listen-url") }}
{{- include "sala.secretSource" (list $name .external.readUrlKey "database-read-url") }}
{{- include "sala.secretSource" (list $name .external.migrateUrlKey "database-migrate-url") }}
{{- include "sala.secretSource" (list $name .external.caKey "database-ca") }}
{{- end }}
{{- end }}
{{- with .Values.secrets.jwt }}
{{- include "sala.secretSource" (list .existingSecret .key "jwt-keys") }}
{{- end }}
{{- with .Values.secrets.firstAdministrator }}
{{- include "sala.secretSource" (list .existingSecret .loginKey "first-admin-login") }}
{{- include "sala.secretSource" (list .existingSecret .passwordKey "first-admin-password") }}
{{- end }}
{{- if .Values.mail.from }}
{{- include "sala.secretSource" (list .Values.mail.existingSecret .Values.mail.key "smtp-url") }}
{{- end }}
{{- with .Values.objectStorage }}
{{- if .bucketUrl }}
{{- include "sala.secretSource" (list .existingSecret .accessKeyIdKey "s3-access-key-id") }}
{{- include "sala.secretSource" (list .existingSecret .secretAccessKeyKey "s3-secret-access-key") }}
{{- end }}
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

{{/* The volumes of a pod with the BFF's image. */}}
{{- define "sala.bffVolumes" -}}
- name: tmp
  emptyDir:
    sizeLimit: {{ .Values.bff.tmpSizeLimit }}
- name: secrets
  projected:
    defaultMode: 0440
    sources:
      {{- include "sala.secretSources" . | trim | nindent 6 }}
{{- end -}}

{{- define "sala.bffVolumeMounts" -}}
- name: tmp
  mountPath: /tmp
- name: secrets
  mountPath: /run/secrets/sala
  readOnly: true
{{- end -}}

{{/* A container that runs the migrations and ends. */}}
{{- define "sala.migrateContainer" -}}
name: migrate
image: {{ include "sala.image" (list . .Values.bff.image) }}
imagePullPolicy: {{ .Values.bff.image.pullPolicy }}
args:
  - migrate
env:
  {{- include "sala.bffEnv" . | nindent 2 }}
{{- include "sala.containerSecurity" . | nindent 0 }}
resources:
  {{- toYaml .Values.migrations.resources | nindent 2 }}
volumeMounts:
  {{- include "sala.bffVolumeMounts" . | nindent 2 }}
{{- end -}}
