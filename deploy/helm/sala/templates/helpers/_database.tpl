{{- define "sala.databaseHost" -}}
{{- $name := include "sala.objectName" (list . "db") -}}
{{- ternary (printf "%s-rw" $name) $name (eq .Values.database.mode "cloudnativepg") -}}
{{- end -}}

{{/* A list in JSON. */}}
{{- define "sala.databasePorts" -}}
{{- with .Values.database -}}
{{- $external := prepend (.external.morePorts | default list) .external.port -}}
{{- ternary $external (list 5432) (eq .mode "external") | uniq | toJson -}}
{{- end -}}
{{- end -}}

{{- define "sala.migrationMode" -}}
{{- .Values.migrations.mode | default (ternary "job" "init" (eq .Values.database.mode "external")) -}}
{{- end -}}

{{/* An address of a database of this release; Kubernetes puts the password in: (list . host). */}}
{{- define "sala.databaseUrl" -}}
{{- printf "postgresql://sala:$(DATABASE_PASSWORD)@%s:5432/sala" (last .) -}}
{{- end -}}

{{- define "sala.databasePassword" }}
- name: DATABASE_PASSWORD
  valueFrom:
    secretKeyRef:
      {{- with .Values.database }}
      {{- if eq .mode "demo" }}
      name: {{ .demo.existingSecret }}
      key: {{ .demo.passwordKey }}
      {{- else }}
      name: {{ include "sala.objectName" (list $ "db") }}-app
      key: password
      {{- end }}
      {{- end }}
{{- end -}}

{{/* For node-postgres as we use it, and for the programs of PostgreSQL. */}}
{{- define "sala.databaseAuthority" }}
{{- with .Values.database }}
{{- if and (eq .mode "external") .external.caKey }}
- name: PGSSLROOTCERT
  value: /run/secrets/sala/database-ca
{{- end }}
{{- end }}
{{- end -}}

{{/* For backup and restore: straight to the primary, as the role that owns the schema. */}}
{{- define "sala.directDatabaseEnv" -}}
{{- if eq .Values.database.mode "external" -}}
- name: DATABASE_URL_FILE
  value: /run/secrets/sala/database-url
{{- include "sala.databaseAuthority" . }}
{{- else -}}
{{- include "sala.databasePassword" . }}
- name: DATABASE_URL
  value: {{ include "sala.databaseUrl" (list . (include "sala.databaseHost" .)) }}
{{- end -}}
{{- end -}}

{{/* Environment that leads to the database. An external one is named by files, see sala.databaseSecrets. */}}
{{- define "sala.databaseEnv" -}}
{{- with .Values.database -}}
{{- with .statements }}
- name: DATABASE_STATEMENTS
  value: {{ . }}
{{- end }}
{{- if eq .mode "external" }}
- name: DATABASE_URL_FILE
  value: /run/secrets/sala/database-url
{{- if .external.listenUrlKey }}
- name: DATABASE_LISTEN_URL_FILE
  value: /run/secrets/sala/database-listen-url
{{- end }}
{{- if .external.readUrlKey }}
- name: DATABASE_READ_URL_FILE
  value: /run/secrets/sala/database-read-url
{{- end }}
{{- include "sala.databaseAuthority" $ }}
{{- else }}
{{- $name := include "sala.objectName" (list $ "db") }}
{{- $direct := include "sala.databaseUrl" (list $ (include "sala.databaseHost" $)) }}
{{- include "sala.databasePassword" $ }}
{{- if and (eq .mode "cloudnativepg") .cloudnativepg.pooler.enabled }}
- name: DATABASE_URL
  value: {{ include "sala.databaseUrl" (list $ (printf "%s-pooler" $name)) }}
- name: DATABASE_LISTEN_URL
  value: {{ $direct }}
{{- else }}
- name: DATABASE_URL
  value: {{ $direct }}
{{- end }}
{{- if and (eq .mode "cloudnativepg") .cloudnativepg.readFromReplicas }}
- name: DATABASE_READ_URL
  value: {{ include "sala.databaseUrl" (list $ (printf "%s-ro" $name)) }}
{{- end }}
{{- end }}
{{- end }}
{{- end -}}

{{- define "sala.demoEnv" -}}
- name: POSTGRES_USER
  value: sala
- name: POSTGRES_DB
  value: sala
- name: POSTGRES_PASSWORD_FILE
  value: /run/secrets/database/password
- name: PGDATA
  value: /var/lib/postgresql/data/pgdata
{{- end -}}
