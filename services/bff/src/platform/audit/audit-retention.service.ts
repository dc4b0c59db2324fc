import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { type PeriodicTask } from '../../common/periodic/periodic-task.js';
import { PeriodicService } from '../../common/periodic/periodic.service.js';
import { Config } from '../../config/config.js';
import { MAINTENANCE_INTERVAL_MS, MONTHS_AHEAD } from './audit.constants.js';
import { AuditPartitionsRepository } from './audit-partitions.repository.js';

/** Adds the partitions of the coming months and drops the months that are past the configured retention. */
@Injectable()
export class AuditRetentionService implements OnApplicationBootstrap {
  private readonly task: PeriodicTask;

  constructor(
    private readonly partitions: AuditPartitionsRepository,
    private readonly config: Config,
    private readonly logger: PinoLogger,
    periodic: PeriodicService,
  ) {
    this.logger.setContext(AuditRetentionService.name);
    this.task = periodic.every(MAINTENANCE_INTERVAL_MS, 'maintain the partitions of the audit log', () =>
      this.maintain(),
    );
  }

  /** Runs at startup too, because a process may be restarted more often than the interval. */
  onApplicationBootstrap(): void {
    this.task.now();
  }

  async maintain(): Promise<void> {
    const dropped = await this.partitions.exclusively(async (manager) => {
      await this.partitions.add(manager, MONTHS_AHEAD);
      return await this.partitions.drop(manager, this.config.auditRetentionDays);
    });
    if (dropped?.length) this.logger.info({ dropped }, 'dropped old months of the audit log');
  }
}
