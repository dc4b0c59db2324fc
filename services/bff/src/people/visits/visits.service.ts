import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { VISIT_KINDS, VISIT_WINDOW } from './visits.constants.js';
import { type VisitsDto } from './visits.dto.js';
import { VisitsRepository } from './visits.repository.js';

@Injectable()
export class VisitsService {
  constructor(
    private readonly visits: VisitsRepository,
    private readonly config: Config,
  ) {}

  async figures(accountId: number): Promise<VisitsDto[]> {
    const today = Temporal.Now.plainDateISO(this.config.timeZone);
    const found = await this.visits.figures(accountId, today, VISIT_WINDOW.days);
    return VISIT_KINDS.map(({ key, name }) => {
      const { visits, growth } = found.find(({ kind }) => kind === key) ?? { visits: 0, growth: null };
      return { name, key, visits, growth };
    });
  }
}
