import { WebhookDelivery } from './webhooks/webhook-delivery.entity.js';
import { Webhook } from './webhooks/webhook.entity.js';

export const SYSTEM_ENTITIES = [Webhook, WebhookDelivery];
