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

{{/* The component whose Service a path of the BFF leads to: (list . "/collect"). Events that go through NATS are taken by pods that are
     not ready, too, because their database is away. */}}
{{- define "sala.pathComponent" -}}
{{- ternary "collect" "bff" (and (eq (last .) "/collect") (ne (first .).Values.events.existingSecret "")) -}}
{{- end -}}
