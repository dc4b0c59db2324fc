import { defineLiveEvent } from '../../platform/live-events/define-live-event.js';
import { WebhookChangedDto } from './webhook.dto.js';

export const WEBHOOK_CHANGED = defineLiveEvent({
  name: 'webhook.changed',
  payload: WebhookChangedDto,
  scope: 'webhooks:read',
  to: { can: 'webhooks.manage' },
});
