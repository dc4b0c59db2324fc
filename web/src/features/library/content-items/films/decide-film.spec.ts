import { describe, expect, test } from 'vitest';
import { decideFilm } from './decide-film';
import type { FilmBounds, FilmFacts, FilmMeans, FilmPicture, FilmSound } from './film';

const ALL: FilmMeans = { picture: true, aac: true, opus: true };
/** Chromium on Linux. */
const NO_AAC: FilmMeans = { ...ALL, aac: false };
/** Firefox on Android. */
const NONE: FilmMeans = { picture: false, aac: false, opus: false };

const BOUNDS: FilmBounds = {
  maxBytes: 512_000_000,
  taken: { width: 1_280, height: 720, frameRate: 30 },
  made: {
    ...{ width: 1_280, height: 720, frameRate: 25, profile: 'high' },
    rate: { min: 300_000, max: 1_200_000, default: 800_000 },
  },
  sound: { channels: 2, rate: 128_000 },
};

const H264: FilmPicture = {
  ...{ codec: 'avc', details: 'avc1.64001f', isReadable: true, frameRate: 25, rate: 700_000 },
  ...{ coded: { width: 1_280, height: 720 }, shown: { width: 1_280, height: 720 } },
};
const HEVC: FilmPicture = { ...H264, codec: 'hevc', details: 'hvc1.1.6.L93.B0' };
const VP9: FilmPicture = { ...H264, codec: 'vp9', details: 'vp09.00.31.08' };
const AV1: FilmPicture = { ...H264, codec: 'av1', details: 'av01.0.05M.08' };
const UNREAD = { isReadable: false };
const of = (width: number, height: number) => ({ coded: { width, height }, shown: { width, height } });

const AAC: FilmSound = { codec: 'aac', details: 'mp4a.40.2', channels: 2, isReadable: true };
const OPUS: FilmSound = { ...AAC, codec: 'opus', details: 'opus' };
const VORBIS: FilmSound = { ...AAC, codec: 'vorbis', details: 'vorbis' };
const MP3: FilmSound = { ...AAC, codec: 'mp3', details: 'mp3' };
const PCM: FilmSound = { ...AAC, codec: 'pcm-s16', details: 'pcm-s16' };
const AC3: FilmSound = { ...AAC, codec: 'ac3', details: 'ac-3', channels: 6, isReadable: false };
/** The spatial sound of new iPhones, beside which AAC stands. */
const APAC: FilmSound = { codec: null, details: null, channels: 4, isReadable: false };
const SURROUND: FilmSound = { ...AAC, channels: 6 };

const film = (picture: FilmPicture | null, changes: Partial<FilmFacts> = {}): FilmFacts => ({
  ...{ container: 'mp4', bytes: 6_000_000, seconds: 60, picture, sounds: [AAC] },
  ...{ isProtected: false, isCut: false, isIndexFirst: true, ...changes },
});
const MOV = { container: 'mov', isIndexFirst: false } as const;

const keep = { way: 'keep', excess: null };
const toMp4 = { way: 'rewrite', container: 'mp4', sound: { index: 0, encode: null } };
const toWebm = { ...toMp4, container: 'webm' };
const encode = (excess: string, rest: object = {}) => ({ way: 'encode', excess, ...rest });
const refuse = (refusal: string) => ({ way: 'refuse', refusal });
const cannot = (obstacle: string, codec: string | null) => ({ way: 'cannot', obstacle, codec });

type Shape = [what: string, film: FilmFacts, decision: object, means?: FilmMeans];

const SHAPES: Shape[] = [
  ['H.264 within the parameters', film(H264), keep],
  ['the same without sound', film(H264, { sounds: [] }), keep],
  ['the same standing', film({ ...H264, ...of(720, 1_280) }), keep],
  ['the same turned by its container', film({ ...H264, shown: { width: 720, height: 1_280 } }), keep],
  ['Baseline of an old phone', film({ ...H264, details: 'avc1.42001e' }), keep],
  ['sound in MP3', film(H264, { sounds: [MP3] }), keep],
  ['Opus in MP4', film(H264, { sounds: [OPUS] }), keep],
  ['two sounds that play', film(H264, { sounds: [AAC, AAC] }), keep],
  ['odd sides', film({ ...H264, ...of(853, 479) }), keep],
  ['29.97 of 30 pictures a second', film({ ...H264, frameRate: 29.97 }), keep],
  ['30.3 of a phone that varies', film({ ...H264, frameRate: 30.3 }), keep],
  ['VP9 in WebM', film(VP9, { container: 'webm', sounds: [OPUS] }), keep],
  [
    'VP8 in WebM',
    film({ ...VP9, codec: 'vp8', details: 'vp8' }, { container: 'webm', sounds: [VORBIS] }),
    keep,
  ],

  ['MOV of an iPhone in H.264', film(H264, MOV), toMp4],
  ['MP4 with its index at the end', film(H264, { isIndexFirst: false }), toMp4],
  ['MKV of OBS in H.264', film(H264, { container: 'mkv' }), toMp4],
  ['transport stream of a camera', film(H264, { container: 'ts' }), toMp4],
  ['MKV with VP9 and Opus', film(VP9, { container: 'mkv', sounds: [OPUS] }), toWebm],
  ['VP9 in MP4', film(VP9, { sounds: [OPUS] }), toWebm],
  [
    'sound of an iPhone, spatial and AAC',
    film(H264, { ...MOV, sounds: [APAC, AAC] }),
    { ...toMp4, sound: { index: 1, encode: null } },
  ],
  [
    'MOV with sound as numbers',
    film(H264, { ...MOV, sounds: [PCM] }),
    { ...toMp4, sound: { index: 0, encode: { codec: 'aac', channels: 2, rate: 128_000 } } },
  ],
  [
    'the same, where AAC is not encoded',
    film(H264, { ...MOV, sounds: [PCM] }),
    { ...toMp4, sound: { index: 0, encode: { codec: 'opus', channels: 2, rate: 128_000 } } },
    NO_AAC,
  ],
  [
    'six channels of sound',
    film(H264, { sounds: [SURROUND] }),
    { ...toMp4, sound: { index: 0, encode: { codec: 'aac', channels: 2, rate: 128_000 } } },
  ],
  ['six channels, where no sound is encoded', film(H264, { sounds: [SURROUND] }), keep, NONE],
  [
    'AC-3 beside AAC',
    film(H264, { container: 'ts', sounds: [AC3, AAC] }),
    { ...toMp4, sound: { index: 1, encode: null } },
  ],
  ['AC-3 alone', film(H264, { container: 'ts', sounds: [AC3] }), cannot('sound', 'ac3')],
  [
    'VP9 with AAC in MKV',
    film(VP9, { container: 'mkv' }),
    { ...toWebm, sound: { index: 0, encode: { codec: 'opus', channels: 2, rate: 128_000 } } },
  ],

  ['HEVC of an iPhone', film(HEVC, MOV), encode('codec', { width: 1_280, height: 720, frameRate: null })],
  ['HEVC with 10 bits', film({ ...HEVC, details: 'hvc1.2.4.L93.B0' }, MOV), encode('codec')],
  ['AV1', film(AV1, { container: 'webm', sounds: [OPUS] }), encode('codec')],
  ['ProRes', film({ ...H264, codec: 'prores', details: 'apcn' }, MOV), encode('codec')],
  ['H.264 with 10 bits', film({ ...H264, details: 'avc1.6e0028' }), encode('colors')],
  ['H.264 in 4:4:4', film({ ...H264, details: 'avc1.f4001f' }), encode('colors')],
  ['VP9 with 10 bits', film({ ...VP9, details: 'vp09.02.31.10' }), encode('colors')],
  [
    '4K',
    film({ ...H264, ...of(3_840, 2_160) }),
    encode('size', { width: 1_280, height: 720, rate: 800_000 }),
  ],
  ['4K standing', film({ ...H264, ...of(2_160, 3_840) }), encode('size', { width: 720, height: 1_280 })],
  [
    '4K turned by its container',
    film({ ...H264, ...of(3_840, 2_160), shown: { width: 2_160, height: 3_840 } }),
    encode('size', { width: 720, height: 1_280 }),
  ],
  ['a square', film({ ...H264, ...of(1_080, 1_080) }), encode('size', { width: 720, height: 720 })],
  ['a very wide one', film({ ...H264, ...of(2_560, 1_080) }), encode('size', { width: 1_280, height: 540 })],
  [
    'HEVC that is small is not enlarged',
    film({ ...HEVC, ...of(321, 241) }),
    encode('codec', { width: 322, height: 242, rate: 300_000 }),
  ],
  ['slow motion', film({ ...H264, frameRate: 240 }), encode('frameRate', { frameRate: 25 })],
  ['60 pictures a second', film({ ...H264, frameRate: 59.94 }), encode('frameRate', { frameRate: 25 })],
  ['a high rate', film({ ...H264, rate: 17_000_000 }), encode('rate', { bytes: 6_960_000 })],
  ['a file that is too large', film(H264, { bytes: 600_000_000 }), encode('bytes')],
  [
    'a lesson of two hours gets a lower rate',
    film(HEVC, { seconds: 7_200 }),
    encode('codec', { rate: 413_798 }),
  ],

  ['HEVC that this browser does not read', film({ ...HEVC, ...UNREAD }, MOV), cannot('unreadable', 'hevc')],
  ['HEVC where nothing is encoded', film(HEVC, MOV), cannot('unwritable', 'hevc'), NONE],
  [
    'an unknown picture',
    film({ ...H264, codec: null, details: null, ...UNREAD }),
    cannot('unreadable', null),
  ],
  ['4K where nothing is encoded', film({ ...H264, ...of(3_840, 2_160) }), cannot('unwritable', 'avc'), NONE],
  [
    'a high rate where nothing is encoded goes up as it is',
    film({ ...H264, rate: 9_000_000 }),
    { way: 'keep', excess: 'rate' },
    NONE,
  ],
  ['Full HD in MOV where nothing is encoded', film({ ...H264, ...of(1_920, 1_080) }, MOV), toMp4, NONE],
  ['AV1 where nothing is encoded', film(AV1), { way: 'keep', excess: 'codec' }, NONE],
  [
    'too large a file where nothing is encoded',
    film(H264, { bytes: 600_000_000 }),
    cannot('unwritable', 'avc'),
    NONE,
  ],

  ['sound alone', film(null), refuse('noPicture')],
  ['a part of a film', film(H264, { isCut: true }), refuse('cut')],
  ['a film without its index', film(null, { isCut: true, sounds: [] }), refuse('cut')],
  ['a film of a shop', film(H264, { isProtected: true }), refuse('protected')],
  ['eight hours', film(HEVC, { seconds: 28_800 }), { ...refuse('tooLong'), minutes: 151 }],
];

describe('what becomes of a film', () => {
  test.each(SHAPES)('%s', (_what, facts, decision, means = ALL) => {
    expect(decideFilm(facts, means, BOUNDS)).toMatchObject(decision);
  });

  test('the table has shapes of every way', () => {
    expect(SHAPES.length).toBeGreaterThanOrEqual(40);
  });
});
