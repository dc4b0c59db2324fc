import { AuditEntry } from './audit/audit-entry.entity.js';
import { DownloadLink } from './downloads/download-link.entity.js';
import { StoredFile } from './files/stored-file.entity.js';
import { IdempotencyKeyRow } from './idempotency/idempotency-key.entity.js';
import { LiveEvent } from './live-events/live-event.entity.js';
import { Maintenance } from './maintenance/maintenance.entity.js';
import { OutgoingMail } from './mail/outgoing-mail.entity.js';

export const PLATFORM_ENTITIES = [
  AuditEntry,
  DownloadLink,
  StoredFile,
  IdempotencyKeyRow,
  LiveEvent,
  Maintenance,
  OutgoingMail,
];
