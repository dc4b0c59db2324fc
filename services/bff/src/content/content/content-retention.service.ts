import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { type PeriodicTask } from '../../common/periodic/periodic-task.js';
import { PeriodicService } from '../../common/periodic/periodic.service.js';
import { Config } from '../../config/config.js';
import { FACT_PARTITIONS } from './content.constants.js';
import { ContentPartitionsRepository } from './content-partitions.repository.js';

/** Adds the partitions of the coming months and drops the months that are past the configured retention. */
@Injectable()
export class ContentRetentionService implements OnApplicationBootstrap {
  private readonly task: PeriodicTask;

  constructor(
    private readonly partitions: ContentPartitionsRepository,
    private readonly config: Config,
    private readonly logger: PinoLogger,
    periodic: PeriodicService,
  ) {
    this.logger.setContext(ContentRetentionService.name);
    this.task = periodic.every(FACT_PARTITIONS.intervalMs, 'maintain the partitions of the facts', () =>
      this.maintain(),
    );
  }

  /** Runs at startup too, because a process may be restarted more often than the interval. */
  onApplicationBootstrap(): void {
    this.task.now();
  }

  async maintain(): Promise<void> {
    const today = Temporal.Now.plainDateISO(this.config.timeZone);
    const dropped = await this.partitions.maintain(today, this.config.factRetentionDays);
    if (dropped.length > 0) this.logger.info({ dropped }, 'dropped old months of the facts');
  }
}
