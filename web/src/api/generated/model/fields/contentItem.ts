// Written from openapi.json by write-field-tables.ts.

export const contentItemFields = {
  "itemId": {
    "inSheets": true,
    "kind": "integer"
  },
  "externalId": {
    "inSheets": true,
    "kind": "text"
  },
  "title": {
    "editable": true,
    "inSheets": true,
    "kind": "text"
  },
  "kind": {
    "choices": [
      "text",
      "imageText",
      "video"
    ],
    "filter": "equal",
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
    "editable": true,
    "filter": "equal",
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
    "editable": true,
    "filter": "equal",
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
    "editable": true,
    "filter": "equal",
    "inSheets": true,
    "kind": "choice"
  },
  "agesFrom": {
    "editable": true,
    "inSheets": true,
    "kind": "integer"
  },
  "agesTo": {
    "editable": true,
    "inSheets": true,
    "kind": "integer"
  },
  "labels": {
    "inSheets": true,
    "kind": "text"
  },
  "summary": {
    "editable": true,
    "inSheets": true,
    "kind": "text",
    "optional": true
  },
  "body": {
    "editable": true,
    "inSheets": true,
    "kind": "text",
    "optional": true
  },
  "videoAddress": {
    "editable": true,
    "inSheets": true,
    "kind": "text",
    "optional": true
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
    "filter": "equal",
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
  },
  "video": {
    "editable": true,
    "kind": "text",
    "optional": true
  },
  "cover": {
    "editable": true,
    "kind": "text",
    "optional": true
  },
  "coverText": {
    "editable": true,
    "kind": "text",
    "optional": true
  }
} as const;
