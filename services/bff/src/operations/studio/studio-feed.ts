import { type StudioSource } from './studio-samples.constants.js';
import { type Clarity, type StudioState, type StudioStream } from './studio.constants.js';

export interface StreamReading {
  online: boolean;
  /** In kilobits per second. */
  bitRate: number;
  /** In frames per second. */
  frameRate: number;
}

/** The picture that viewers receive. */
export interface PictureReading {
  stream: StudioStream;
  clarity: Clarity;
  /** Width × height in pixels. */
  resolution: string;
  format: string;
  encoder: string;
  cdn: string;
}

export interface StudioReading {
  population: number;
  streams: Record<StudioStream, StreamReading>;
  picture: PictureReading | null;
}

/** What the studio is set to broadcast. */
export interface Broadcast {
  state: StudioState;
  stream: StudioStream;
  clarity: Clarity;
}

/**
 * Where measurements of the studio come from. The simulator is one; a feed of real equipment is another class, chosen
 * in the module.
 */
export abstract class StudioFeed {
  abstract readonly source: StudioSource;

  /**
   * Answers from what is at hand: the caller holds a lock.
   * @param previous the last reading, if there was one
   * @returns null if there is nothing to measure
   */
  abstract read(broadcast: Broadcast, at: Date, previous: StudioReading | null): StudioReading | null;
}

/** For deployments without a studio. */
export class NoStudioFeed extends StudioFeed {
  readonly source = 'off';

  read(): null {
    return null;
  }
}
