import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { type Measurement } from '../../common/examination/measurement.js';
import { StoredMeasurement } from './measurement.entity.js';
import { MEASURED_EVERY } from './status.constants.js';

/** The migration inserts the row. */
const ONLY = { id: 1 };

@Injectable()
export class MeasurementsRepository {
  constructor(@InjectRepository(StoredMeasurement) private readonly rows: Repository<StoredMeasurement>) {}

  read(): Promise<StoredMeasurement> {
    return this.rows.findOneByOrFail(ONLY);
  }

  /** False if it is not due, or another replica has begun. One whose process was killed is due again like any other. */
  async begin(): Promise<boolean> {
    const [, count]: [unknown, number] = await this.rows.query(
      `UPDATE measurement SET started_at = now()
        WHERE started_at IS NULL OR started_at <= now() - make_interval(mins => $1)`,
      [MEASURED_EVERY.minutes],
    );
    return count === 1;
  }

  async store(measured: Measurement): Promise<void> {
    await this.rows.update(ONLY, { measuredAt: new Date(), measured });
  }

  /** The next look finds it due. */
  async expire(): Promise<void> {
    await this.rows.update(ONLY, { startedAt: null });
  }
}
