// Written from openapi.json by write-field-tables.ts.

export const policyFields = {
  "number": {
    "editable": true,
    "filter": "digits",
    "inSheets": true,
    "kind": "integer",
    "optional": true,
    "sortable": true
  },
  "name": {
    "editable": true,
    "filter": "part",
    "inSheets": true,
    "kind": "text",
    "sortable": true
  },
  "contentType": {
    "choices": [
      "img",
      "horizontalVideo",
      "verticalVideo"
    ],
    "editable": true,
    "filter": "equal",
    "inSheets": true,
    "kind": "choice",
    "sortable": true
  },
  "count": {
    "computed": true,
    "inSheets": true,
    "kind": "integer",
    "sortable": true
  },
  "filterType": {
    "choices": [
      "artificial",
      "rules"
    ],
    "editable": true,
    "filter": "equal",
    "inSheets": true,
    "kind": "choice",
    "sortable": true
  },
  "createdTime": {
    "filter": "days",
    "inSheets": true,
    "kind": "time",
    "sortable": true
  },
  "status": {
    "choices": [
      "online",
      "offline"
    ],
    "editable": true,
    "filter": "equal",
    "inSheets": true,
    "kind": "choice",
    "sortable": true
  },
  "onlineFrom": {
    "kind": "time"
  },
  "onlineUntil": {
    "kind": "time"
  },
  "updatedTime": {
    "kind": "time"
  },
  "deletedTime": {
    "kind": "time"
  }
} as const;
