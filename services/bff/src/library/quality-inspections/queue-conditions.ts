import { AppError } from '../../common/errors/app-error.js';
import { type QueueConditions } from './quality-inspections.constants.js';

/** As they are stored: without what allows all. @throws AppError contractBroken */
export function storedConditions({ agesFrom, agesTo, ...lists }: QueueConditions): QueueConditions {
  if (agesFrom !== undefined && agesTo !== undefined && agesTo < agesFrom)
    throw new AppError('contractBroken', {}, [
      { field: 'conditions.agesTo', rule: 'minimum', params: { min: agesFrom } },
    ]);
  const asked = Object.entries(lists).filter(([, list]) => list.length > 0);
  return {
    ...Object.fromEntries(asked),
    ...(agesFrom === undefined ? {} : { agesFrom }),
    ...(agesTo === undefined ? {} : { agesTo }),
  };
}
