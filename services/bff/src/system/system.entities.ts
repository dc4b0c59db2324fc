import { Examination } from './status/examination.entity.js';
import { WebhookDelivery } from './webhooks/webhook-delivery.entity.js';
import { Webhook } from './webhooks/webhook.entity.js';

export const SYSTEM_ENTITIES = [Examination, Webhook, WebhookDelivery];
