import { Module } from '@nestjs/common';
import { AuditModule } from './audit/audit.module.js';
import { DownloadsModule } from './downloads/downloads.module.js';
import { FilesModule } from './files/files.module.js';
import { HealthModule } from './health/health.module.js';
import { IdempotencyModule } from './idempotency/idempotency.module.js';
import { LiveEventsModule } from './live-events/live-events.module.js';
import { MaintenanceModule } from './maintenance/maintenance.module.js';
import { LoggingModule } from './logging/logging.module.js';
import { MailModule } from './mail/mail.module.js';
import { MetricsServerModule } from './metrics/metrics-server.module.js';
import { OutboxModule } from './outbox/outbox.module.js';
import { ReplicasModule } from './replicas/replicas.module.js';
import { TracingModule } from './tracing/tracing.module.js';

/**
 * The infrastructure that the domains build on.
 *
 * Exports the audit log, download links, file storage, idempotency, live events, the maintenance switch, mail, the outbox
 * and the replicas.
 * The database and its notifications are global, see `DatabaseModule`.
 */
@Module({
  imports: [
    AuditModule,
    DownloadsModule,
    FilesModule,
    HealthModule,
    IdempotencyModule,
    LiveEventsModule,
    LoggingModule,
    MaintenanceModule,
    MailModule,
    MetricsServerModule,
    OutboxModule,
    ReplicasModule,
    TracingModule,
  ],
  exports: [
    AuditModule,
    DownloadsModule,
    FilesModule,
    IdempotencyModule,
    LiveEventsModule,
    MaintenanceModule,
    MailModule,
    OutboxModule,
    ReplicasModule,
  ],
})
export class PlatformModule {}
