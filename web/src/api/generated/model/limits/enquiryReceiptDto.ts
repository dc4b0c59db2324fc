// Written from openapi.json by write-limits.ts.

export const enquiryReceiptDtoLimits = {
  "reference": {
    "pattern": "^S-[2-9A-HJKMNP-Z]{7}$"
  }
} as const;
