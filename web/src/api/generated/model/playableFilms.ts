// Written from openapi.json by write-product-facts.ts.

export const playableFilms = {
  "longestEdge": 2048,
  "missingSeconds": 3,
  "mostPixels": 2097152,
  "pictures": {
    "av1": "^av01\\.0\\.\\d\\d[MH]\\.08",
    "avc": "^avc[13]\\.(42|4d|58|64)",
    "vp8": "^vp8",
    "vp9": "^vp09\\.00\\.\\d\\d\\.08"
  },
  "sounds": {
    "aac": "^mp4a\\.(40\\.0?(2|5|29)$|67$)",
    "flac": ".",
    "mp3": ".",
    "opus": ".",
    "vorbis": "."
  }
} as const;
