import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { AppError } from '../../common/errors/app-error.js';
import { momentsOf } from '../../common/time/time-span.js';
import { Config } from '../../config/config.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { ApplicationsService } from '../applications/applications.service.js';
import { ChannelActivitiesRepository } from './channel-activities.repository.js';
import { type ChannelActivityDto } from './channel-activity.dto.js';
import { StoredChannelActivityDto } from './stored-channel-activity.dto.js';

interface Submission {
  activity: ChannelActivityDto;
  key: string | undefined;
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
    { promotionTime, ...activity }: ChannelActivityDto,
    actor: SignedInActor,
  ): Promise<number> {
    const { first, last } = momentsOf(promotionTime, this.config.timeZone);
    const promotion = { promotionStart: first, promotionEnd: last };
    const row = { ...activity, ...promotion, submittedBy: actor.accountId };
    const subjectId = await this.activities.insert(row, manager);
    await this.applications.open(manager, actor, {
      kind: 'channel',
      subjectId,
      title: activity.activityName,
    });
    return subjectId;
  }
}
