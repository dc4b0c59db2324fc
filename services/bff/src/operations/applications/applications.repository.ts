import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, Repository, type SelectQueryBuilder } from 'typeorm';
import { type Page } from '../../common/paging/page.dto.js';
import { insertRow } from '../../platform/database/insert-row.js';
import { readPage } from '../../platform/database/read-page.js';
import { withPeople } from '../../platform/database/with-people.js';
import { CompletedStep } from './application-step.entity.js';
import { Application } from './application.entity.js';
import { type AppliedWithSteps } from './application.dto.js';
import { type ApplicationQuery } from './application-requests.dto.js';
import { type ApplicationState, type ApplicationStep } from './applications.constants.js';

export type NewApplication = Pick<Application, 'kind' | 'subjectId' | 'title'>;

interface Completion {
  step: ApplicationStep;
  accountId: number | null;
}

@Injectable()
export class ApplicationsRepository {
  constructor(@InjectRepository(Application) private readonly applications: Repository<Application>) {}

  /** @param applicantId null: of everyone */
  async page(
    { kind, state, ...page }: ApplicationQuery,
    applicantId: number | null,
  ): Promise<Page<AppliedWithSteps>> {
    const rows = this.rows();
    if (kind) rows.andWhere('application.kind = :kind', { kind });
    if (state) rows.andWhere('application.state = :state', { state });
    if (applicantId !== null) rows.andWhere('application.applicantId = :applicantId', { applicantId });
    const { list, total } = await readPage(
      rows.orderBy('application.createdAt', 'DESC').addOrderBy('application.id', 'DESC'),
      page,
    );
    return { list: await this.withSteps(list), total };
  }

  async find(id: number, manager?: EntityManager): Promise<AppliedWithSteps | null> {
    const found = await this.rows(manager).where({ id }).getMany();
    const [application = null] = await this.withSteps(found, manager);
    return application;
  }

  /** Those that an administrator has to move on, the first first. The condition is that of the index. */
  async open(limit?: number): Promise<AppliedWithSteps[]> {
    const found = await this.rows()
      .where(`application.state NOT IN ('submitApplication', 'done')`)
      // A certification is reviewed with its documents.
      .andWhere(`(application.kind <> 'certification' OR application.state <> 'leaderReview')`)
      .orderBy('application.createdAt')
      .addOrderBy('application.id')
      .limit(limit)
      .getMany();
    return await this.withSteps(found);
  }

  /** Those of an applicant that were returned for correction. */
  returnedTo(applicantId: number, limit: number): Promise<Application[]> {
    return this.applications.find({
      where: { applicantId, state: 'submitApplication' },
      order: { returnedAt: 'ASC', id: 'ASC' },
      take: limit,
    });
  }

  /** Locks the application until the transaction ends. */
  lock(id: number, manager: EntityManager): Promise<Application | null> {
    return manager.findOne(Application, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** The newest one about a subject, locked until the transaction ends. */
  lockNewestOf(
    { kind, subjectId }: Pick<Application, 'kind' | 'subjectId'>,
    manager: EntityManager,
  ): Promise<Application | null> {
    return manager.findOne(Application, {
      where: { kind, subjectId },
      order: { id: 'DESC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Of the newest one about a subject. */
  async findIdAbout(
    { kind, subjectId }: Pick<Application, 'kind' | 'subjectId'>,
    manager = this.applications.manager,
  ): Promise<number | null> {
    const order = { id: 'DESC' } as const;
    const found = await manager.findOne(Application, {
      where: { kind, subjectId },
      order,
      select: { id: true },
    });
    return found?.id ?? null;
  }

  /** Returns the id. */
  insert(application: NewApplication, applicantId: number, manager: EntityManager): Promise<number> {
    return insertRow(manager, Application, { ...application, applicantId });
  }

  async complete(id: number, { step, accountId }: Completion, manager: EntityManager): Promise<void> {
    await manager.insert(CompletedStep, { applicationId: id, step, doneBy: accountId });
  }

  async reopenSteps(id: number, manager: EntityManager): Promise<void> {
    await manager.delete(CompletedStep, { applicationId: id });
  }

  async retitle(id: number, title: string, manager: EntityManager): Promise<void> {
    await manager.update(Application, { id }, { title });
  }

  async change(
    { id, version }: Application,
    change: { state: ApplicationState } & Partial<
      Pick<Application, 'returnReason' | 'returnReasons' | 'returnedAt' | 'returnedBy'>
    >,
    manager: EntityManager,
  ): Promise<void> {
    await manager.update(Application, { id }, { ...change, version: version + 1 });
  }

  private async withSteps(
    list: Application[],
    manager = this.applications.manager,
  ): Promise<AppliedWithSteps[]> {
    const steps = await manager.find(CompletedStep, {
      where: { applicationId: In(list.map(({ id }) => id)) },
      relations: { person: true },
      select: {
        applicationId: true,
        step: true,
        doneAt: true,
        person: { id: true, name: true, userName: true },
      },
    });
    return list.map((application) =>
      Object.assign(application, {
        steps: steps.filter(({ applicationId }) => applicationId === application.id),
      }),
    );
  }

  /** Includes the public fields of the persons. */
  private rows(manager = this.applications.manager): SelectQueryBuilder<Application> {
    return withPeople(manager.createQueryBuilder(Application, 'application'), 'applicant', 'returner');
  }
}
