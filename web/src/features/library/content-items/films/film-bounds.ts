import type { FilmParametersDto } from '../../../../api/generated/model';
import { playableFilms } from '../../../../api/generated/model/playableFilms';
import type { FilmBounds, Sides } from './film';

const KILO = 1_000;
const FULL_HD: Sides = { width: 1_920, height: 1_080 };

/** Before any parameters are applied. */
const UNBOUND: Omit<FilmBounds, 'maxBytes'> = {
  taken: { width: playableFilms.longestEdge, height: FULL_HD.height, frameRate: 60 },
  made: {
    ...FULL_HD,
    frameRate: 30,
    rate: { min: 300_000, max: 4_000_000, default: 2_500_000 },
    profile: 'high',
  },
  sound: { channels: 2, rate: 128_000 },
};

/** What the approved parameters mean for a film that is uploaded. */
export function boundsOf(parameters: FilmParametersDto | null, maxBytes: number): FilmBounds {
  if (parameters === null) return { ...UNBOUND, maxBytes };
  const { video, audio } = parameters;
  const { rate } = video.encoding;
  return {
    maxBytes,
    taken: { ...lying(video.acquisition.resolution), frameRate: video.acquisition.frameRate },
    made: {
      ...lying(video.encoding.resolution),
      frameRate: video.encoding.frameRate,
      rate: { min: rate.min * KILO, max: rate.max * KILO, default: rate.default * KILO },
      profile: video.encoding.profile,
    },
    sound: { channels: audio.encoding.channels, rate: audio.encoding.rate * KILO },
  };
}

/** A film may lie or stand, whatever the parameters do. Values of before the limits may be of any form. */
function lying(resolution: string): Sides {
  const sides = resolution.split('*').map(Number);
  const [width, height] = [Math.max(...sides), Math.min(...sides)];
  return height > 0 && Number.isFinite(width) ? { width, height } : FULL_HD;
}
