import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Examiner, type Finding } from '../../common/examination/examiner.js';
import { AppError } from '../../common/errors/app-error.js';
import { Config } from '../../config/config.js';
import { type Examination } from './examination.entity.js';
import { ExaminationsRepository } from './examinations.repository.js';
import { EXAMINATION_LIMIT } from './status.constants.js';
import { ExaminationDto } from './status-examination.dto.js';

const GIVEN_UP: Finding = {
  subject: 'examination',
  outcome: 'fail',
  detail: `The examination did not end within ${EXAMINATION_LIMIT.seconds} seconds.`,
  advice: 'Run on the server: node dist/sala.js doctor.',
};

/** Lets the doctor examine the deployment, one examination at a time. */
@Injectable()
export class ExaminationsService {
  constructor(
    private readonly examinations: ExaminationsRepository,
    private readonly examiner: Examiner,
    private readonly config: Config,
  ) {}

  async last(): Promise<ExaminationDto> {
    return this.present(await this.examinations.read());
  }

  /** @throws AppError examinationRuns */
  async examine(): Promise<ExaminationDto> {
    if (!(await this.examinations.begin())) throw new AppError('examinationRuns');
    const limit = wait(EXAMINATION_LIMIT.seconds * 1_000, [GIVEN_UP], { ref: false });
    const findings = await Promise.race([this.examiner.examine(), limit]).catch(unexamined);
    return this.present(await this.examinations.end(findings));
  }

  private present(examination: Examination): ExaminationDto {
    return ExaminationDto.from(examination, this.config.timeZone);
  }
}

/** The text of an unexpected error may contain a secret. */
function unexamined(): Finding[] {
  return [{ ...GIVEN_UP, detail: 'The examination failed.' }];
}
