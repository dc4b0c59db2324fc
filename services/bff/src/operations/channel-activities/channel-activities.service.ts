import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { AppError } from '../../common/errors/app-error.js';
import { momentsOf } from '../../common/time/time-span.js';
import { Config } from '../../config/config.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { ApplicationsService } from '../applications/applications.service.js';
import { ChannelActivitiesRepository } from './channel-activities.repository.js';
import { type ChannelActivityChoicesDto } from './channel-activity-choices.dto.js';
import { type ChannelActivityDto } from './channel-activity.dto.js';
import { StoredChannelActivityDto } from './stored-channel-activity.dto.js';

interface Submission {
  activity: ChannelActivityDto;
  key: string | undefined;
}

interface Correction extends Submission {
  /** Of the application, as the caller last read it. */
  version: number;
}

@Injectable()
export class ChannelActivitiesService {
  constructor(
    private readonly activities: ChannelActivitiesRepository,
    private readonly applications: ApplicationsService,
    private readonly calls: IdempotencyService,
    private readonly config: Config,
  ) {}

  /** @throws AppError idempotencyKeyReused */
  async submit({ activity, key }: Submission, actor: SignedInActor): Promise<'ok'> {
    const { accountId } = actor;
    const call = { operation: 'submitChannelForm', accountId, key, request: activity } as const;
    return await this.calls.once<'ok'>(call, async (manager) => {
      await this.store(manager, activity, actor);
      return 'ok';
    });
  }

  /** @throws AppError idempotencyKeyReused */
  async create({ activity, key }: Submission, actor: SignedInActor): Promise<StoredChannelActivityDto> {
    const { accountId } = actor;
    const call = { operation: 'createChannelActivity', accountId, key, request: activity } as const;
    return await this.calls.once(call, async (manager) =>
      this.get(await this.store(manager, activity, actor), manager),
    );
  }

  /**
   * Changes what a returned application is about, and resubmits it.
   * @throws AppError notFound, conflict, notApplicant, idempotencyKeyReused
   */
  async correct(
    id: number,
    { activity, version, key }: Correction,
    actor: SignedInActor,
  ): Promise<StoredChannelActivityDto> {
    const { accountId } = actor;
    const request = { id, version, activity };
    const call = { operation: 'correctChannelActivity', accountId, key, request } as const;
    return await this.calls.once(call, async (manager) => {
      const subject = { kind: 'channel', subjectId: id, title: activity.activityName } as const;
      await this.applications.correct(manager, actor, { ...subject, version }, async () => {
        const before = await this.get(id, manager);
        await this.activities.change(id, this.rowOf(activity), manager);
        return differenceOf(before, await this.get(id, manager));
      });
      return await this.get(id, manager);
    });
  }

  /** What may be chosen again; others may be typed. */
  choices(): Promise<ChannelActivityChoicesDto> {
    return this.activities.choices();
  }

  /** @throws AppError notFound */
  async get(id: number, manager?: EntityManager): Promise<StoredChannelActivityDto> {
    const activity = await this.activities.find(id, manager);
    if (!activity) throw new AppError('notFound');
    const applicationId = await this.applications.findIdAbout({ kind: 'channel', subjectId: id }, manager);
    return StoredChannelActivityDto.from(activity, { applicationId, timeZone: this.config.timeZone });
  }

  /** Stores the activity and applies for it. */
  private async store(
    manager: EntityManager,
    activity: ChannelActivityDto,
    actor: SignedInActor,
  ): Promise<number> {
    const row = { ...this.rowOf(activity), submittedBy: actor.accountId };
    const subjectId = await this.activities.insert(row, manager);
    await this.applications.open(manager, actor, {
      kind: 'channel',
      subjectId,
      title: activity.activityName,
    });
    return subjectId;
  }

  private rowOf({ promotionTime, ...activity }: ChannelActivityDto) {
    const { first, last } = momentsOf(promotionTime, this.config.timeZone);
    return { ...activity, promotionStart: first, promotionEnd: last };
  }
}

/** What a correction changed, for the history. */
function differenceOf(
  before: StoredChannelActivityDto,
  after: StoredChannelActivityDto,
): { before: Partial<StoredChannelActivityDto>; after: Partial<StoredChannelActivityDto> } {
  const changed = (Object.keys(after) as (keyof StoredChannelActivityDto)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  const of = (activity: StoredChannelActivityDto): Partial<StoredChannelActivityDto> =>
    Object.fromEntries(changed.map((field) => [field, activity[field]]));
  return { before: of(before), after: of(after) };
}
