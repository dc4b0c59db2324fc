import { Injectable } from '@nestjs/common';
import { type Principal } from '../../common/auth/principal.js';
import { Config } from '../../config/config.js';
import { DirectoryService } from '../directory/directory.service.js';
import { PersonsService } from '../directory/persons.service.js';
import { VISIT_KINDS, VISIT_WINDOW } from './visits.constants.js';
import { type VisitDto, type VisitsDto } from './visits.dto.js';
import { VisitsRepository } from './visits.repository.js';

/** How often the pages and projects of people are opened by others. */
@Injectable()
export class VisitsService {
  constructor(
    private readonly visits: VisitsRepository,
    private readonly directory: DirectoryService,
    private readonly persons: PersonsService,
    private readonly config: Config,
  ) {}

  /**
   * One's own page counts nothing.
   * @throws AppError notFound, also for those who do not see it
   */
  async record({ key: kind, id: targetId }: VisitDto, principal: Principal): Promise<void> {
    if (kind === 'project') await this.directory.find({ kind: 'projects', id: targetId }, principal);
    else if ((await this.persons.get(targetId, principal)).isSelf) return;
    const day = Temporal.Now.plainDateISO(this.config.timeZone).toString();
    await this.visits.record({ kind, targetId, day, visitorId: principal.accountId }, 2 * VISIT_WINDOW.days);
  }

  async figures(accountId: number): Promise<VisitsDto[]> {
    const today = Temporal.Now.plainDateISO(this.config.timeZone);
    const found = await this.visits.figures(accountId, today, VISIT_WINDOW.days);
    return VISIT_KINDS.map(({ key, name }) => {
      const { visits, growth } = found.find(({ kind }) => kind === key) ?? { visits: 0, growth: null };
      return { name, key, visits, growth };
    });
  }
}
