{{/* The container that sends a dump to the bucket, or fetches one from it: (list . "send-backup"). */}}
{{- define "sala.bucketContainer" -}}
{{- $ := first . -}}
{{- $command := last . -}}
{{- with $.Values.backup.bucket -}}
name: {{ $command }}
image: {{ include "sala.image" (list $ $.Values.bff.image) }}
imagePullPolicy: {{ $.Values.bff.image.pullPolicy }}
args:
  - {{ $command }}
env:
  - name: SALA_BACKUP_DIR
    value: /backups
  - name: SALA_BACKUP_BUCKET_URL
    value: {{ .url }}
  - name: SALA_BACKUP_BUCKET_REGION
    value: {{ .region }}
  {{- if .existingSecret }}
  - name: SALA_BACKUP_ACCESS_KEY_ID_FILE
    value: /run/secrets/bucket/access-key-id
  - name: SALA_BACKUP_SECRET_ACCESS_KEY_FILE
    value: /run/secrets/bucket/secret-access-key
  {{- end }}
  {{- if eq $command "send-backup" }}
  - name: SALA_BACKUP_RECIPIENT
    value: {{ .recipient }}
  {{- else }}
  - name: SALA_BACKUP_FILE
    value: {{ $.Values.restore.file }}
  - name: SALA_BACKUP_IDENTITY_FILE
    value: /run/secrets/bucket/identity
  {{- end }}
{{- include "sala.containerSecurity" $ | nindent 0 }}
resources:
  {{- toYaml $.Values.backup.resources | nindent 2 }}
volumeMounts:
  - name: backups
    mountPath: /backups
  - name: tmp
    mountPath: /tmp
  {{- if include "sala.bucketSecrets" (list $ $command) }}
  - name: bucket
    mountPath: /run/secrets/bucket
    readOnly: true
  {{- end }}
{{- end -}}
{{- end -}}

{{- define "sala.bucketSecrets" -}}
{{- $values := (first .).Values -}}
{{- with $values.backup.bucket -}}
{{- include "sala.secretSource" (list .existingSecret .accessKeyIdKey "access-key-id") }}
{{- include "sala.secretSource" (list .existingSecret .secretAccessKeyKey "secret-access-key") }}
{{- end }}
{{- if eq (last .) "fetch-backup" }}
{{- include "sala.secretSource" (list $values.restore.identitySecret $values.restore.identityKey "identity") }}
{{- end -}}
{{- end -}}

{{- define "sala.bucketVolume" -}}
{{- include "sala.secretsVolume" (list "bucket" (include "sala.bucketSecrets" .)) -}}
{{- end -}}

{{- define "sala.bucketEgress" -}}
{{- if .Values.backup.bucket.url -}}
{{- include "sala.serverEgress" (dict "port" .Values.backup.bucket.port "to" .Values.networkPolicy.objectStorageTo) -}}
{{- end -}}
{{- end -}}
