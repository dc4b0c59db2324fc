{{/* Paths that go straight to the BFF, which counts callers by address: the API, the forms of the public page, what channels
     read and send, and the sample channel. */}}
{{- define "sala.bffPaths" -}}
- /api
- /docs
- /docs-json
- /enquiries
- /delivery
- /collect
- /watch
{{- end -}}
