// Written from openapi.json by write-product-facts.ts.

export const servedPrefixes = {
  "api": "/api",
  "collect": "/collect",
  "delivery": "/delivery",
  "docs": "/docs",
  "document": "/docs-json",
  "enquiryForms": "/enquiries",
  "health": "/healthz",
  "readiness": "/readyz",
  "startup": "/startupz",
  "watch": "/watch"
} as const;
