// Written from openapi.json by write-product-facts.ts.

export const productLimits = {
  "authenticatorCodeDigits": 6,
  "coverBytes": 2000000,
  "documentBytes": 10000000,
  "emailCodeDigits": 6,
  "emailCodeMinutes": 30,
  "importBytes": 10000000,
  "importRows": 10000,
  "invitationHours": 72,
  "lastPage": 1000000000,
  "passwordLinkMinutes": 30,
  "peakDays": 30,
  "pictureBytes": 10000000,
  "picturePixels": 8000000,
  "rememberedDays": 30,
  "renewalDays": 30,
  "rowsPerPage": 10,
  "shownTestimonials": 12,
  "summaryWords": 200,
  "undoHours": 24,
  "visitDays": 30
} as const;
