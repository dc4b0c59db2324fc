/**
 * What browsers of the baseline play. The document carries it as `x-films`, and the web decides by it what becomes of a film
 * before it is uploaded. Patterns are of codec strings, such as `avc1.64001f`.
 */
export const PLAYABLE = {
  /** What a level of 4.1 of H.264 shows: Full HD, lying or standing. */
  mostPixels: 8_192 * 256,
  longestEdge: 2_048,
  /** Four samples of brightness for one of colour, with 8 bits each: Baseline, Main, Extended, High; profile 0 of VP9; Main of AV1. */
  pictures: {
    avc: '^avc[13]\\.(42|4d|58|64)',
    vp8: '^vp8',
    vp9: '^vp09\\.00\\.\\d\\d\\.08',
    av1: '^av01\\.0\\.\\d\\d[MH]\\.08',
  },
  sounds: {
    aac: '^mp4a\\.(40\\.0?(2|5|29)$|67$)',
    mp3: '.',
    opus: '.',
    vorbis: '.',
    flac: '.',
  },
  /** How much the last picture or sound may come before the end that the file tells. */
  missingSeconds: 3,
} as const;
