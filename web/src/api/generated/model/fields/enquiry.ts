// Written from openapi.json by write-field-tables.ts.

export const enquiryFields = {
  "reference": {
    "kind": "text"
  },
  "kind": {
    "choices": [
      "contact",
      "join",
      "partner",
      "career"
    ],
    "filter": "equal",
    "kind": "choice"
  },
  "language": {
    "choices": [
      "en-US",
      "zh-CN",
      "km-KH"
    ],
    "kind": "choice"
  },
  "name": {
    "kind": "text"
  },
  "reply": {
    "kind": "text"
  },
  "message": {
    "kind": "text"
  },
  "age": {
    "kind": "integer"
  },
  "course": {
    "choices": [
      "pictures",
      "games",
      "code",
      "robots"
    ],
    "kind": "choice"
  },
  "organization": {
    "kind": "text"
  },
  "position": {
    "choices": [
      "teacher",
      "author",
      "care",
      "other"
    ],
    "kind": "choice"
  },
  "consentTime": {
    "kind": "time"
  },
  "createdTime": {
    "filter": "days",
    "kind": "time"
  },
  "state": {
    "choices": [
      "new",
      "inProgress",
      "closed"
    ],
    "filter": "equal",
    "kind": "choice"
  },
  "note": {
    "kind": "text"
  }
} as const;
