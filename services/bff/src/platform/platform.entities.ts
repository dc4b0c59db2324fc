import { AuditEntry } from './audit/audit-entry.entity.js';
import { DownloadLink } from './downloads/download-link.entity.js';
import { DroppedFile } from './files/dropped-file.entity.js';
import { FileReference } from './files/file-reference.entity.js';
import { StoredContent } from './files/stored-content.entity.js';
import { StoredFile } from './files/stored-file.entity.js';
import { IdempotencyKeyRow } from './idempotency/idempotency-key.entity.js';
import { LiveEventDraft } from './live-events/live-event-draft.entity.js';
import { LiveEvent } from './live-events/live-event.entity.js';
import { Maintenance } from './maintenance/maintenance.entity.js';
import { JobRun } from './replicas/job-run.entity.js';
import { Replica } from './replicas/replica.entity.js';
import { OutboxMessage } from './outbox/outbox-message.entity.js';

export const PLATFORM_ENTITIES = [
  AuditEntry,
  DownloadLink,
  StoredFile,
  StoredContent,
  FileReference,
  DroppedFile,
  IdempotencyKeyRow,
  LiveEvent,
  LiveEventDraft,
  Maintenance,
  OutboxMessage,
  JobRun,
  Replica,
];
