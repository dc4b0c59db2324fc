import { ORDER_PAID } from './content/service-cards/service-order.event.js';
import { APPLICATION_DECIDED } from './operations/applications/application.event.js';
import { POLICIES_OFFLINE, POLICIES_ONLINE } from './policies/policies/policies-changed.event.js';
import { ENQUIRY_RECEIVED } from './public/enquiries/enquiry.event.js';
import { WEBHOOK_TEST, type WebhookType } from './system/webhooks/webhook-type.event.js';

/** All messages to webhooks, for the document. */
export const WEBHOOK_TYPES: readonly WebhookType[] = [
  ENQUIRY_RECEIVED,
  APPLICATION_DECIDED,
  POLICIES_ONLINE,
  POLICIES_OFFLINE,
  ORDER_PAID,
  WEBHOOK_TEST,
];
