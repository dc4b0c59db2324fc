// Written from openapi.json by write-product-facts.ts.

export const servedPrefixes = {
  "api": "/api",
  "docs": "/docs",
  "document": "/docs-json",
  "enquiryForms": "/enquiries",
  "health": "/healthz",
  "readiness": "/readyz",
  "startup": "/startupz"
} as const;
