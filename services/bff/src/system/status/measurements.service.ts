import { Injectable } from '@nestjs/common';
import { Examiner } from '../../common/examination/examiner.js';
import { type PeriodicTask } from '../../common/periodic/periodic-task.js';
import { PeriodicService } from '../../common/periodic/periodic.service.js';
import { Config } from '../../config/config.js';
import { MeasurementDto } from './measurement.dto.js';
import { MeasurementsRepository } from './measurements.repository.js';
import { MEASURING_INTERVAL_MS } from './status.constants.js';

/** Has measured now and then what no request should wait for: storage, backups and certificates. */
@Injectable()
export class MeasurementsService {
  private readonly task: PeriodicTask;

  constructor(
    private readonly measurements: MeasurementsRepository,
    private readonly examiner: Examiner,
    private readonly config: Config,
    periodic: PeriodicService,
  ) {
    this.task = periodic.every(MEASURING_INTERVAL_MS, 'measure storage, backups and certificates', () =>
      this.measureIfDue(),
    );
  }

  /** Where nothing was measured yet, that begins, and is in one of the next answers. */
  async last(): Promise<MeasurementDto> {
    const stored = await this.measurements.read();
    if (stored.startedAt === null) this.task.now();
    return MeasurementDto.from(stored, this.config);
  }

  /** Does not wait for it. */
  async renew(): Promise<void> {
    await this.measurements.expire();
    this.task.now();
  }

  private async measureIfDue(): Promise<void> {
    if (await this.measurements.begin()) await this.measurements.store(await this.examiner.measure());
  }
}
