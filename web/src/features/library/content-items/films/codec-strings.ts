import type { EncodePlan } from './film';

/** From the richest to the simplest. */
const PROFILES = [
  ['high', '6400'],
  ['main', '4d00'],
  ['baseline', '42e0'],
] as const;
/** The level of H.264, and how many blocks of 16 by 16 it has in a picture and in a second. */
const LEVELS = [
  ['1e', 1_620, 40_500],
  ['1f', 3_600, 108_000],
  ['20', 5_120, 216_000],
  ['28', 8_192, 245_760],
] as const;
const LARGEST_LEVEL = '2a';
const BLOCK = 16;
/** Of a film that keeps its own. */
const USUAL_FRAME_RATE = 30;

/** What an encoder is asked for: the approved profile, then those that are simpler. */
export function codecStrings({
  width,
  height,
  frameRate,
  profile,
}: Pick<EncodePlan, 'width' | 'height' | 'frameRate' | 'profile'>): string[] {
  const blocks = Math.ceil(width / BLOCK) * Math.ceil(height / BLOCK);
  const rate = blocks * (frameRate ?? USUAL_FRAME_RATE);
  const level = LEVELS.find(([, most, mostRate]) => blocks <= most && rate <= mostRate)?.[0] ?? LARGEST_LEVEL;
  const first = Math.max(
    0,
    PROFILES.findIndex(([name]) => name === profile),
  );
  return PROFILES.slice(first).map(([, code]) => `avc1.${code}${level}`);
}
