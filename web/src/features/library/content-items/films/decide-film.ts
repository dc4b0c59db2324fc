import { playableFilms as playable } from '../../../../api/generated/model/playableFilms';
import type {
  EncodePlan,
  FilmBounds,
  FilmDecision,
  FilmExcess,
  FilmFacts,
  FilmMeans,
  FilmPicture,
} from './film';
import { fitWithin } from './fit-within';
import { isPlayableSound, planSound } from './plan-sound';

const BITS = 8;
const MINUTE = 60;
/** Boxes and packets around what is encoded, and what encoders take more than they were told. */
const OVERHEAD = 1.05;
/** Rates are of clocks and of cameras, and never exact. */
const TOLERANCE = { frameRate: 1.1, rate: 1.25 };

/** What becomes of a film before it is uploaded. Nothing else knows the rules. */
export function decideFilm(film: FilmFacts, means: FilmMeans, bounds: FilmBounds): FilmDecision {
  const { picture } = film;
  if (film.isProtected) return { way: 'refuse', refusal: 'protected' };
  if (film.isCut) return { way: 'refuse', refusal: 'cut' };
  if (picture === null) return { way: 'refuse', refusal: 'noPicture' };
  const excess = excessOf(film, picture, bounds);
  if (excess === null) return unchanged(film, picture, means, bounds, null);
  if (picture.isReadable && means.picture) return encoded(film, picture, excess, means, bounds);
  // What everybody plays is better than nothing, even if it is more than it should be.
  if (isPlayable(picture) && film.bytes <= bounds.maxBytes)
    return unchanged(film, picture, means, bounds, excess);
  const obstacle = picture.isReadable ? 'unwritable' : 'unreadable';
  return { way: 'cannot', obstacle, codec: picture.codec };
}

/** The first of what a film has too much of. */
function excessOf(
  film: FilmFacts,
  picture: FilmPicture,
  { taken, made, maxBytes }: FilmBounds,
): FilmExcess | null {
  const { codec, shown } = picture;
  // AV1 plays on new devices only.
  if (codec === null || codec === 'av1' || !(codec in playable.pictures)) return 'codec';
  if (!hasPlayableColors(picture)) return 'colors';
  const isLarger =
    Math.max(shown.width, shown.height) > taken.width || Math.min(shown.width, shown.height) > taken.height;
  if (isLarger || !hasPlayableSides(picture)) return 'size';
  if (picture.frameRate > taken.frameRate * TOLERANCE.frameRate) return 'frameRate';
  if (picture.rate > made.rate.max * TOLERANCE.rate) return 'rate';
  return film.bytes > maxBytes ? 'bytes' : null;
}

function unchanged(
  film: FilmFacts,
  picture: FilmPicture,
  means: FilmMeans,
  bounds: FilmBounds,
  excess: FilmExcess | null,
): FilmDecision {
  const container = picture.codec === 'avc' || picture.codec === 'av1' ? 'mp4' : 'webm';
  const sound = planSound(film.sounds, container, means, bounds);
  if (sound === 'none') return { way: 'cannot', obstacle: 'sound', codec: film.sounds[0]?.codec ?? null };
  const isStored = film.container === container && film.isIndexFirst;
  const isCopied = !sound?.encode;
  return isStored && isCopied && film.sounds.every(isPlayableSound)
    ? { way: 'keep', excess }
    : { way: 'rewrite', container, sound };
}

function encoded(
  film: FilmFacts,
  { shown, frameRate }: FilmPicture,
  excess: FilmExcess,
  means: FilmMeans,
  { made, maxBytes, ...bounds }: FilmBounds,
): FilmDecision {
  const sound = planSound(film.sounds, 'mp4', means, { made, maxBytes, ...bounds });
  if (sound === 'none') return { way: 'cannot', obstacle: 'sound', codec: film.sounds[0]?.codec ?? null };
  const sides = fitWithin(shown, made);
  const soundRate = sound === null ? 0 : (sound.encode?.rate ?? bounds.sound.rate);
  const room = Math.floor((maxBytes * BITS) / film.seconds / OVERHEAD) - soundRate;
  const rate = Math.min(rateOf(sides, made), room);
  if (rate < Math.min(made.rate.min, made.rate.default)) {
    const minutes = Math.floor((maxBytes * BITS) / OVERHEAD / (made.rate.min + soundRate) / MINUTE);
    return { way: 'refuse', refusal: 'tooLong', minutes };
  }
  const plan: EncodePlan = {
    ...{ way: 'encode', excess, ...sides, rate, profile: made.profile, sound },
    frameRate: frameRate > made.frameRate * TOLERANCE.frameRate ? made.frameRate : null,
    bytes: Math.round((film.seconds * (rate + soundRate)) / BITS),
  };
  return plan;
}

/** A picture that is smaller than it may be needs less. */
function rateOf({ width, height }: { width: number; height: number }, made: FilmBounds['made']): number {
  const part = (width * height) / (made.width * made.height);
  return Math.round(Math.min(made.rate.default, Math.max(made.rate.min, made.rate.default * part)));
}

function isPlayable(picture: FilmPicture): boolean {
  return hasPlayableColors(picture) && hasPlayableSides(picture);
}

function hasPlayableColors({ codec, details }: FilmPicture): boolean {
  const patterns: Readonly<Record<string, string>> = playable.pictures;
  const pattern = codec === null ? undefined : patterns[codec];
  return pattern !== undefined && details !== null && new RegExp(pattern, 'i').test(details);
}

function hasPlayableSides({ coded: { width, height } }: FilmPicture): boolean {
  return width * height <= playable.mostPixels && Math.max(width, height) <= playable.longestEdge;
}
