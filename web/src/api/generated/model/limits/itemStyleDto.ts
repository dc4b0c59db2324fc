// Written from openapi.json by write-limits.ts.

export const itemStyleDtoLimits = {
  "color": {
    "pattern": "^#[0-9A-F]{6}$"
  }
} as const;
