// Written from openapi.json by write-limits.ts.

export const settingsDtoLimits = {
  "menuWidth": {
    "maximum": 400,
    "minimum": 180
  },
  "themeColor": {
    "pattern": "^#[0-9a-fA-F]{6}$"
  }
} as const;
