import { type LiveEventType } from './define-live-event.js';

/**
 * SQL that publishes an event to one account, for a statement that also makes the change.
 * @param rows SQL that returns the account, the session that is excluded, and the payload
 */
export function publishing<Payload extends object>(
  { name }: LiveEventType<Payload, 'account'>,
  rows: string,
): string {
  return `
    INSERT INTO live_event_draft (type, account_id, except_session_id, payload)
    SELECT '${name}', event.* FROM (${rows}) AS event`;
}
