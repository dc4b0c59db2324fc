// Written from openapi.json by write-field-tables.ts.

export const contentItemFields = {
  "externalId": {
    "inSheets": true,
    "kind": "text"
  },
  "title": {
    "inSheets": true,
    "kind": "text"
  },
  "kind": {
    "choices": [
      "text",
      "imageText",
      "video"
    ],
    "inSheets": true,
    "kind": "choice"
  },
  "subject": {
    "choices": [
      "coding",
      "robotics",
      "art",
      "maths",
      "science",
      "safety"
    ],
    "inSheets": true,
    "kind": "choice"
  },
  "source": {
    "choices": [
      "studio",
      "teachers",
      "pupils",
      "partners",
      "other"
    ],
    "inSheets": true,
    "kind": "choice"
  },
  "author": {
    "inSheets": true,
    "kind": "text"
  },
  "language": {
    "choices": [
      "en-US",
      "zh-CN",
      "km-KH"
    ],
    "inSheets": true,
    "kind": "choice"
  },
  "agesFrom": {
    "inSheets": true,
    "kind": "integer"
  },
  "agesTo": {
    "inSheets": true,
    "kind": "integer"
  },
  "labels": {
    "inSheets": true,
    "kind": "text"
  },
  "summary": {
    "inSheets": true,
    "kind": "text"
  },
  "body": {
    "inSheets": true,
    "kind": "text"
  },
  "videoAddress": {
    "inSheets": true,
    "kind": "text"
  },
  "state": {
    "choices": [
      "draft",
      "inspecting",
      "rejected",
      "approved",
      "online",
      "offline",
      "removed"
    ],
    "computed": true,
    "inSheets": true,
    "kind": "choice"
  },
  "online": {
    "choices": [
      "never",
      "online",
      "offline"
    ],
    "computed": true,
    "inSheets": true,
    "kind": "choice"
  },
  "updated": {
    "computed": true,
    "inSheets": true,
    "kind": "time"
  }
} as const;
