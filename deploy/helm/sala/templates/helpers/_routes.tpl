{{/* Paths that go straight to the BFF, which counts callers by address: the API, the forms of the public page, and what channels
     read and send. */}}
{{- define "sala.bffPaths" -}}
- /api
- /docs
- /docs-json
- /enquiries
- /delivery
- /collect
{{- end -}}
