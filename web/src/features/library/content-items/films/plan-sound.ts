import { playableFilms as playable } from '../../../../api/generated/model/playableFilms';
import type { FilmBounds, FilmMeans, FilmSound, SoundPlan } from './film';

/** What browsers play of each container. */
const HELD = { mp4: ['aac', 'mp3', 'opus', 'flac'], webm: ['opus', 'vorbis'] };
/** More than two are mixed down: encoders of browsers take no more everywhere. */
const MOST_ENCODED_CHANNELS = 2;
/** What encoders of AAC take, in bits a second. */
const AAC_RATES = [96_000, 128_000, 160_000, 192_000];

/**
 * Copied where it fits, else encoded: as AAC, or as Opus where the browser does not encode that. Null without sound.
 * `none` if there is sound and nothing can be made of it.
 */
export function planSound(
  sounds: readonly FilmSound[],
  container: 'mp4' | 'webm',
  means: FilmMeans,
  { sound: { channels, rate } }: FilmBounds,
): SoundPlan | null | 'none' {
  if (sounds.length === 0) return null;
  const codec = container === 'mp4' && means.aac ? 'aac' : 'opus';
  const mayEncode = codec === 'aac' || means.opus;
  const encode = ({ channels: has }: FilmSound): SoundPlan['encode'] => ({
    ...{ codec, rate: codec === 'aac' ? nearest(rate) : rate },
    channels: Math.min(has, channels, MOST_ENCODED_CHANNELS),
  });
  const index = sounds.findIndex(
    (sound) => isPlayableSound(sound) && HELD[container].includes(sound.codec ?? ''),
  );
  const copied = sounds[index];
  if (copied !== undefined) {
    const isMixed = copied.channels > channels && copied.isReadable && mayEncode;
    return { index, encode: isMixed ? encode(copied) : null };
  }
  const readable = sounds.findIndex(({ isReadable }) => isReadable);
  const made = sounds[readable];
  return made !== undefined && mayEncode ? { index: readable, encode: encode(made) } : 'none';
}

export function isPlayableSound({ codec, details }: FilmSound): boolean {
  const patterns: Readonly<Record<string, string>> = playable.sounds;
  const pattern = codec === null ? undefined : patterns[codec];
  return pattern !== undefined && details !== null && new RegExp(pattern, 'i').test(details);
}

function nearest(rate: number): number {
  return AAC_RATES.reduce((best, one) => (Math.abs(one - rate) < Math.abs(best - rate) ? one : best));
}
