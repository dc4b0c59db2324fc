// Written from openapi.json by write-limits.ts.

export const registrationDtoLimits = {
  "email": {
    "maxLength": 254
  },
  "nickname": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "^[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]([^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF])?$"
  },
  "password": {
    "maxLength": 128,
    "minLength": 6,
    "pattern": "^(?=.*[a-z])(?=.*[A-Z])\\S*$"
  },
  "userName": {
    "maxLength": 32,
    "minLength": 3,
    "pattern": "^[a-z0-9][a-z0-9._-]*$"
  }
} as const;
