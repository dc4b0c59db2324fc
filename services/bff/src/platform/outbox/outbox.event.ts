import { defineLiveEvent } from '../live-events/define-live-event.js';
import { OutboxChangedDto } from './undelivered.dto.js';

export const OUTBOX_CHANGED = defineLiveEvent({
  name: 'outbox.changed',
  payload: OutboxChangedDto,
  scope: 'undelivered:read',
  to: { can: 'outbox.manage' },
});
