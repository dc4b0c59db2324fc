{{/* The pod of a backup or a restore: (list . "backup"). */}}
{{- define "sala.backupPod" -}}
{{- $ := first . -}}
{{- $component := last . -}}
{{- with $.Values.backup -}}
serviceAccountName: {{ include "sala.objectName" (list $ "backup") }}
{{ include "sala.podSecurity" (list $ 10001) }}
{{- include "sala.scheduling" (list $ $component) }}
{{- $isSent := and .bucket.url (eq $component "backup") }}
{{- $isFetched := and $.Values.restore.fromBucket (eq $component "restore") }}
{{- $more := include "sala.more" (list $ $component "extraInitContainers") }}
{{- if or $isSent $isFetched $more }}
initContainers:
  {{- include "sala.indented" (list 2 $more) }}
  {{- if $isSent }}
  -
    {{- include "sala.backupContainer" (list $ $component) | nindent 4 }}
  {{- else if $isFetched }}
  -
    {{- include "sala.bucketContainer" (list $ "fetch-backup") | nindent 4 }}
  {{- end }}
{{- end }}
containers:
  -
    {{- if $isSent }}
    {{- include "sala.bucketContainer" (list $ "send-backup") | nindent 4 }}
    {{- else }}
    {{- include "sala.backupContainer" (list $ $component) | nindent 4 }}
    {{- end }}
  {{- include "sala.indented" (list 2 (include "sala.more" (list $ $component "extraContainers"))) }}
volumes:
  - name: scripts
    configMap:
      name: {{ include "sala.objectName" (list $ "backup-scripts") }}
  - name: backups
    persistentVolumeClaim:
      claimName: {{ .storage.existingClaim | default (include "sala.objectName" (list $ "backups")) }}
  - name: secrets
    {{- $external := $.Values.database.external }}
    {{- if eq $.Values.database.mode "external" }}
    secret:
      secretName: {{ $external.existingSecret }}
      defaultMode: 0440
      items:
        - key: {{ $external.migrateUrlKey | default $external.listenUrlKey | default $external.urlKey | quote }}
          path: database-url
        {{- with $external.caKey }}
        - key: {{ . | quote }}
          path: database-ca
        {{- end }}
    {{- else }}
    emptyDir:
      sizeLimit: 1Mi
    {{- end }}
  - name: tmp
    emptyDir:
      sizeLimit: 64Mi
  {{- if or $isSent $isFetched }}
  {{- include "sala.indented" (list 2 (include "sala.bucketVolume" (list $ (ternary "send-backup" "fetch-backup" $isSent)))) }}
  {{- end }}
  {{- include "sala.indented" (list 2 (include "sala.more" (list $ $component "extraVolumes"))) }}
{{- end -}}
{{- end -}}

{{- define "sala.backupEnv" -}}
{{- include "sala.directDatabaseEnv" . | trim }}
- name: BACKUP_DIR
  value: /backups
- name: BACKUP_KEEP
  value: {{ .Values.backup.keep | quote }}
- name: BACKUP_KEEP_DAYS
  value: {{ .Values.backup.keepDays | quote }}
{{- end -}}

{{/* The container that dumps or restores: (list . "backup"). */}}
{{- define "sala.backupContainer" -}}
{{- $ := first . -}}
{{- $component := last . -}}
{{- with $.Values.backup -}}
name: {{ $component }}
image: {{ include "sala.image" (list $ .image) }}
imagePullPolicy: {{ .image.pullPolicy }}
command:
  - /bin/bash
  - /scripts/{{ $component }}.sh
{{- if eq $component "restore" }}
args:
  {{- if $.Values.restore.replace }}
  - --replace
  {{- end }}
  - {{ $.Values.restore.file }}
{{- end }}
{{- include "sala.env" (list $ $component (include "sala.backupEnv" $)) | nindent 0 }}
{{- include "sala.containerSecurity" $ | nindent 0 }}
resources:
  {{- toYaml .resources | nindent 2 }}
volumeMounts:
  - name: scripts
    mountPath: /scripts
    readOnly: true
  - name: backups
    mountPath: /backups
  - name: secrets
    mountPath: /run/secrets/sala
    readOnly: true
  - name: tmp
    mountPath: /tmp
  {{- include "sala.indented" (list 2 (include "sala.more" (list $ $component "extraVolumeMounts"))) }}
{{- end -}}
{{- end -}}
