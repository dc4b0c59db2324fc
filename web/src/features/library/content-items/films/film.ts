/** What a file is, as far as it decides what becomes of it. */
export interface FilmFacts {
  container: 'mp4' | 'mov' | 'webm' | 'mkv' | 'ts';
  bytes: number;
  seconds: number;
  /** Null without one. */
  picture: FilmPicture | null;
  sounds: readonly FilmSound[];
  isProtected: boolean;
  /** What its index names is not in the file. */
  isCut: boolean;
  /** Of MP4: whether players find the index before the samples, in one piece. */
  isIndexFirst: boolean;
}

export interface FilmPicture {
  /** By the names of mediabunny, such as `avc`; null if it knows none. */
  codec: string | null;
  /** The codec string, such as `avc1.64001f`. */
  details: string | null;
  coded: Sides;
  /** As it is shown: turned, with square pixels. */
  shown: Sides;
  /** On average, in pictures a second. */
  frameRate: number;
  /** In bits a second. */
  rate: number;
  /** Whether this browser decodes it. */
  isReadable: boolean;
}

export interface FilmSound {
  codec: string | null;
  details: string | null;
  channels: number;
  isReadable: boolean;
}

export interface Sides {
  width: number;
  height: number;
}

/** What this browser encodes. */
export interface FilmMeans {
  picture: boolean;
  aac: boolean;
  opus: boolean;
}

/** The approved parameters, and the place for a film. */
export interface FilmBounds {
  maxBytes: number;
  /** Up to which a film is taken over: the sides lying, the rate of pictures. */
  taken: Sides & { frameRate: number };
  /** What it is made, if it is more. */
  made: Sides & { frameRate: number; rate: { min: number; max: number; default: number }; profile: string };
  sound: { channels: number; rate: number };
}

export type FilmRefusal = 'notFilm' | 'noPicture' | 'protected' | 'cut' | 'tooLong';
/** Why a film is encoded. */
export type FilmExcess = 'codec' | 'colors' | 'size' | 'frameRate' | 'rate' | 'bytes';
/** Why it cannot be made here. */
export type FilmObstacle = 'unreadable' | 'unwritable' | 'sound' | 'failed';

export interface SoundPlan {
  /** Which one of the film. */
  index: number;
  /** Null copies it. */
  encode: { codec: 'aac' | 'opus'; channels: number; rate: number } | null;
}

export interface RewritePlan {
  way: 'rewrite';
  container: 'mp4' | 'webm';
  sound: SoundPlan | null;
}

export interface EncodePlan extends Sides {
  way: 'encode';
  excess: FilmExcess;
  /** Null keeps that of the film, which may vary. */
  frameRate: number | null;
  /** In bits a second. */
  rate: number;
  profile: string;
  /** About how large it becomes. */
  bytes: number;
  sound: SoundPlan | null;
}

export type FilmPlan = RewritePlan | EncodePlan;

export type FilmDecision =
  /** @param excess what should be made less, which this browser cannot */
  | { way: 'keep'; excess: FilmExcess | null }
  | FilmPlan
  | { way: 'cannot'; obstacle: FilmObstacle; codec: string | null }
  | { way: 'refuse'; refusal: FilmRefusal; minutes?: number };

/** What the worker is asked. */
export interface FilmOrder {
  file: File;
  bounds: FilmBounds;
}

/** What the worker tells. */
export type FilmNews =
  | { type: 'decided'; decision: FilmDecision }
  /** @param part from 0 to 1 */
  | { type: 'progress'; part: number }
  /** An encoder made far more than it was told. Another one begins again. */
  | { type: 'left' }
  /** @param film null: the file as it is */
  | { type: 'made'; film: Blob | null };
