// Written from openapi.json by write-limits.ts.

export const importCellErrorDtoLimits = {
  "row": {
    "minimum": 1
  }
} as const;
