import { type Broadcast, type StreamReading, StudioFeed, type StudioReading } from './studio-feed.js';
import { type Clarity, STUDIO_STREAMS, type StudioStream } from './studio.constants.js';

interface Encoding {
  bitRate: number;
  frameRate: number;
  resolution: string;
}

const ENCODINGS: Readonly<Record<Clarity, Encoding>> = {
  original: { bitRate: 6_000, frameRate: 60, resolution: '1920×1080' },
  high: { bitRate: 3_000, frameRate: 30, resolution: '1280×720' },
  standard: { bitRate: 1_500, frameRate: 25, resolution: '854×480' },
  smooth: { bitRate: 800, frameRate: 25, resolution: '640×360' },
};
/** A still picture needs little. */
const GASKET: Encoding = { bitRate: 400, frameRate: 15, resolution: '1280×720' };
const SILENT: StreamReading = { online: false, bitRate: 0, frameRate: 0 };

/** Bit rates vary by up to this part of the encoding's. */
const VARIATION = 0.06;
const FEWEST_VIEWERS = 24_000;
const MOST_VIEWERS = 42_000;
/** Part of the audience that waits while the studio is off air, or watches a still picture. */
const PATIENCE = { offAir: 0.03, gasket: 0.7, onAir: 1 } as const;
/** Part of the way that the audience goes to its new size from one reading to the next. */
const PACE = 0.12;
const MINUTE_MS = 60_000;

/**
 * A made-up studio: plausible figures as a pure function of the time, the settings and the last reading. The same
 * arguments give the same figures on every machine. The page says that they are simulated.
 */
export class StudioSimulator extends StudioFeed {
  readonly source = 'simulation';

  read(broadcast: Broadcast, at: Date, previous: StudioReading | null = null): StudioReading {
    return {
      population: populationOf(broadcast, at, previous),
      streams: {
        main: streamOf('main', broadcast, at),
        hot: streamOf('hot', broadcast, at),
        cold: streamOf('cold', broadcast, at),
      },
      picture: pictureOf(broadcast),
    };
  }
}

function encodingOf({ state, clarity }: Broadcast): Encoding {
  return state === 'gasket' ? GASKET : ENCODINGS[clarity];
}

function streamOf(stream: StudioStream, broadcast: Broadcast, at: Date): StreamReading {
  if (broadcast.state === 'offAir' || (stream === 'cold' && broadcast.stream !== 'cold')) return SILENT;
  const { bitRate, frameRate } = encodingOf(broadcast);
  const noise = noiseAt(at.getTime(), STUDIO_STREAMS.indexOf(stream) + 1);
  return {
    online: true,
    bitRate: Math.round(bitRate * (1 + VARIATION * (2 * noise - 1))),
    // One frame in the second is late now and then.
    frameRate: noise > 0.9 ? frameRate - 1 : frameRate,
  };
}

function pictureOf(broadcast: Broadcast): StudioReading['picture'] {
  const { state, stream, clarity } = broadcast;
  if (state === 'offAir') return null;
  const { resolution } = encodingOf(broadcast);
  return { stream, clarity, resolution, format: 'FLV', encoder: 'H.264', cdn: 'KS' };
}

/** The audience drifts in waves of 20 and 7 minutes, and follows a change of the broadcast over about a minute. */
function populationOf({ state }: Broadcast, at: Date, previous: StudioReading | null): number {
  const minutes = at.getTime() / MINUTE_MS;
  const wave =
    (2 + 1.4 * Math.sin((2 * Math.PI * minutes) / 20) + 0.6 * Math.sin((2 * Math.PI * minutes) / 7)) / 4;
  const crowd = FEWEST_VIEWERS + (MOST_VIEWERS - FEWEST_VIEWERS) * wave;
  const target = crowd * PATIENCE[state];
  const from = previous?.population ?? target;
  const next = from + (target - from) * PACE;
  return Math.max(0, Math.round(next * (1 + 0.01 * (noiseAt(at.getTime(), 0) - 0.5))));
}

/** In [0, 1): a hash of the moment (murmur3's finaliser). */
function noiseAt(time: number, salt: number): number {
  let mixed = (Math.floor(time / 1_000) ^ Math.imul(salt + 1, 0x9e3779b1)) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
}
