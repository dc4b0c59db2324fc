import { ORDER_PAID } from './content/service-cards/service-order.event.js';
import { APPLICATION_DECIDED } from './operations/applications/application.event.js';
import {
  CONTENT_CHANGED,
  CONTENT_DELETED,
  CONTENT_OFFLINE,
  CONTENT_ONLINE,
  POLICIES_OFFLINE,
  POLICIES_ONLINE,
} from './delivery/delivery-changes/delivery-changes.event.js';
import { ENQUIRY_RECEIVED } from './public/enquiries/enquiry.event.js';
import { WEBHOOK_TEST, type WebhookType } from './system/webhooks/webhook-type.event.js';

/** All messages to webhooks, for the document. */
export const WEBHOOK_TYPES: readonly WebhookType[] = [
  ENQUIRY_RECEIVED,
  APPLICATION_DECIDED,
  POLICIES_ONLINE,
  POLICIES_OFFLINE,
  CONTENT_ONLINE,
  CONTENT_CHANGED,
  CONTENT_OFFLINE,
  CONTENT_DELETED,
  ORDER_PAID,
  WEBHOOK_TEST,
];
