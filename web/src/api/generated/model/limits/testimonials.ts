// Written from openapi.json by write-limits.ts.

export const listTestimonialsLimits = {
  "current": {
    "default": 1,
    "maximum": 1000000000,
    "minimum": 1
  },
  "pageSize": {
    "default": 10,
    "maximum": 100,
    "minimum": 1
  }
} as const;

export const getTestimonialHistoryLimits = {
  "current": {
    "default": 1,
    "maximum": 1000000000,
    "minimum": 1
  },
  "pageSize": {
    "default": 10,
    "maximum": 100,
    "minimum": 1
  }
} as const;

export const editTestimonialDtoLimits = {
  "age": {
    "maximum": 18,
    "minimum": 4
  },
  "consentedOn": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  },
  "position": {
    "maximum": 999,
    "minimum": 1
  },
  "shownFrom": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  },
  "shownUntil": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  },
  "texts": {
    "maxItems": 3,
    "minItems": 1
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const testimonialDtoLimits = {
  "age": {
    "maximum": 18,
    "minimum": 4
  },
  "consentedOn": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  },
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "position": {
    "maximum": 999,
    "minimum": 1
  },
  "shownFrom": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  },
  "shownUntil": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  },
  "texts": {
    "maxItems": 3,
    "minItems": 1
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const testimonialPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;

export const testimonialTextDtoLimits = {
  "name": {
    "maxLength": 40,
    "minLength": 1,
    "pattern": "^[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]([^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF])?$"
  },
  "text": {
    "maxLength": 300,
    "minLength": 1
  }
} as const;

export const testimonialVersionDtoLimits = {
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const writeTestimonialDtoLimits = {
  "age": {
    "maximum": 18,
    "minimum": 4
  },
  "consentedOn": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  },
  "position": {
    "maximum": 999,
    "minimum": 1
  },
  "shownFrom": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  },
  "shownUntil": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  },
  "texts": {
    "maxItems": 3,
    "minItems": 1
  }
} as const;
