// Written from openapi.json by write-limits.ts.

export const passwordLinkTokenDtoLimits = {
  "token": {
    "pattern": "^[\\w-]{43}$"
  }
} as const;
