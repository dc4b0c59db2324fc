{{/* Paths that go straight to the BFF. The forms of the public page count callers by address, as the API does. */}}
{{- define "sala.bffPaths" -}}
- /api
- /docs
- /docs-json
- /enquiries
{{- end -}}
