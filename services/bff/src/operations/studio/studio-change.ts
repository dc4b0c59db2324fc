import { AppError } from '../../common/errors/app-error.js';
import {
  CLARITIES,
  type Clarity,
  type LiveMethod,
  STUDIO_TRANSITIONS,
  type StudioMove,
  type StudioStream,
} from './studio.constants.js';
import { type Studio } from './studio.entity.js';

export type StudioRequest =
  | { action: StudioMove }
  | { action: 'switchMethod'; method: LiveMethod }
  | { action: 'switchStream'; stream: StudioStream }
  | { action: 'changeClarity' | 'removeClarity' | 'restoreClarity'; clarity: Clarity };

type Broadcast = Pick<Studio, 'state' | 'method' | 'stream' | 'clarity' | 'removedClarities'>;

/**
 * What a request changes; nothing if all is already as requested.
 * @throws AppError clarityRemoved, lastClarity
 */
export function changeOf(request: StudioRequest, studio: Broadcast): Partial<Broadcast> {
  switch (request.action) {
    case 'switchMethod':
      return request.method === studio.method ? {} : { method: request.method };
    case 'switchStream':
      return request.stream === studio.stream ? {} : { stream: request.stream };
    case 'changeClarity':
      return changedClarity(request.clarity, studio);
    case 'removeClarity':
      return withoutClarity(request.clarity, studio);
    case 'restoreClarity':
      return withClarity(request.clarity, studio);
    case 'start':
    case 'stop':
    case 'pushGasket':
    case 'removeGasket':
      return { state: STUDIO_TRANSITIONS[request.action].to };
  }
}

function changedClarity(wanted: Clarity, { clarity, removedClarities }: Broadcast): Partial<Broadcast> {
  if (removedClarities.includes(wanted)) throw new AppError('clarityRemoved');
  return wanted === clarity ? {} : { clarity: wanted };
}

/** If the clarity in use is removed, the best remaining one replaces it. */
function withoutClarity(unwanted: Clarity, { clarity, removedClarities }: Broadcast): Partial<Broadcast> {
  if (removedClarities.includes(unwanted)) return {};
  const removed = [...removedClarities, unwanted];
  const best = CLARITIES.find((one) => !removed.includes(one));
  if (best === undefined) throw new AppError('lastClarity');
  return { removedClarities: removed, ...(clarity === unwanted ? { clarity: best } : {}) };
}

function withClarity(wanted: Clarity, { removedClarities }: Broadcast): Partial<Broadcast> {
  if (!removedClarities.includes(wanted)) return {};
  return { removedClarities: removedClarities.filter((one) => one !== wanted) };
}
