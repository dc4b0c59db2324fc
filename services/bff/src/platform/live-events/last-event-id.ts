import { AppError } from '../../common/errors/app-error.js';
import { EVENT_ID } from './live-events.constants.js';

/**
 * The id of the last event that the client has received; undefined on its first connection.
 * @throws AppError contractBroken
 */
export function lastEventIdOf(header: string | string[] | undefined): number | undefined {
  if (header === undefined || header === '') return undefined;
  if (typeof header === 'string' && EVENT_ID.test(header)) return Number(header);
  const violation = { field: 'Last-Event-ID', rule: 'pattern', params: { form: EVENT_ID.source } };
  throw new AppError('contractBroken', {}, [violation]);
}
