import { Module } from '@nestjs/common';
import { AuditModule } from './audit/audit.module.js';
import { FilesModule } from './files/files.module.js';
import { HealthModule } from './health/health.module.js';
import { IdempotencyModule } from './idempotency/idempotency.module.js';
import { LiveEventsModule } from './live-events/live-events.module.js';
import { LoggingModule } from './logging/logging.module.js';

/**
 * What the domains stand on.
 *
 * Offers the audit log, the storage of files, calls that count once, and live events. The database and its notifications
 * are global, see `DatabaseModule`.
 */
@Module({
  imports: [AuditModule, FilesModule, HealthModule, IdempotencyModule, LiveEventsModule, LoggingModule],
  exports: [AuditModule, FilesModule, IdempotencyModule, LiveEventsModule],
})
export class PlatformModule {}
