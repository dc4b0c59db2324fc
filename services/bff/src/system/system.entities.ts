import { BackupRun } from './status/backup-run.entity.js';
import { Examination } from './status/examination.entity.js';
import { StoredMeasurement } from './status/measurement.entity.js';
import { WebhookDelivery } from './webhooks/webhook-delivery.entity.js';
import { Webhook } from './webhooks/webhook.entity.js';

export const SYSTEM_ENTITIES = [BackupRun, Examination, StoredMeasurement, Webhook, WebhookDelivery];
