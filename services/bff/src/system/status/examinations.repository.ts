import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { type Finding } from '../../common/examination/examiner.js';
import { Examination } from './examination.entity.js';
import { EXAMINATION_LOST } from './status.constants.js';

/** The migration inserts the row. */
const ONLY = { id: 1 };

@Injectable()
export class ExaminationsRepository {
  constructor(@InjectRepository(Examination) private readonly rows: Repository<Examination>) {}

  read(): Promise<Examination> {
    return this.rows.findOneByOrFail(ONLY);
  }

  /** False if one runs, on whichever replica. No lock is held meanwhile. */
  async begin(): Promise<boolean> {
    const [, count]: [unknown, number] = await this.rows.query(
      `UPDATE examination SET started_at = now(), ended_at = NULL
        WHERE started_at IS NULL OR ended_at IS NOT NULL OR started_at < now() - make_interval(secs => $1)`,
      [EXAMINATION_LOST.seconds],
    );
    return count === 1;
  }

  async end(findings: Finding[]): Promise<Examination> {
    await this.rows.update(ONLY, { endedAt: new Date(), findings });
    return await this.read();
  }
}
