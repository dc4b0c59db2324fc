{{/* The pod of a backup or a restore: (list . "backup"). */}}
{{- define "sala.backupPod" -}}
{{- $ := first . -}}
{{- $component := last . -}}
{{- with $.Values.backup -}}
serviceAccountName: {{ include "sala.objectName" (list $ "backup") }}
{{ include "sala.podSecurity" (list $ 10001) }}
containers:
  - name: {{ $component }}
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
    env:
      {{- include "sala.directDatabaseEnv" $ | trim | nindent 6 }}
      - name: BACKUP_DIR
        value: /backups
      - name: BACKUP_KEEP
        value: {{ .keep | quote }}
      - name: BACKUP_KEEP_DAYS
        value: {{ .keepDays | quote }}
    {{- include "sala.containerSecurity" $ | nindent 4 }}
    resources:
      {{- toYaml .resources | nindent 6 }}
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
{{- end -}}
{{- end -}}
