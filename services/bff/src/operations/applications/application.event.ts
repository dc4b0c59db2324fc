import { defineLiveEvent } from '../../platform/live-events/define-live-event.js';
import { defineWebhookType } from '../../system/webhooks/webhook-type.event.js';
import { ApplicationChangedDto, ApplicationDecidedDto } from './application-requests.dto.js';

export const APPLICATION_CHANGED = defineLiveEvent({
  name: 'application.changed',
  payload: ApplicationChangedDto,
  scope: 'applications:read',
  to: { can: 'applications.decide' },
});

export const APPLICATION_DECIDED = defineWebhookType({
  name: 'application.decided',
  summary:
    'An administrator completed a step of an application, or returned it. The reason is only read in the product.',
  data: ApplicationDecidedDto,
});
