import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { type Holder } from '../../common/auth/can.js';
import { AppError } from '../../common/errors/app-error.js';
import { follow } from '../../common/transitions/transitions.js';
import { Config } from '../../config/config.js';
import { changeOf, type StudioRequest } from './studio-change.js';
import {
  type LiveMethod,
  PROGRAMME_METHODS,
  STUDIO_SETTINGS,
  STUDIO_TRANSITIONS,
} from './studio.constants.js';
import { StudioDto } from './studio.dto.js';
import { type Studio } from './studio.entity.js';
import { StudioLogService } from './studio-log.service.js';
import { StudioProgrammesRepository } from './studio-programmes.repository.js';
import { StudioRepository } from './studio.repository.js';

/** What the studio broadcasts. One change at a time: each locks the studio. */
@Injectable()
export class StudioService {
  constructor(
    private readonly studios: StudioRepository,
    private readonly programmes: StudioProgrammesRepository,
    private readonly log: StudioLogService,
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  async get(holder: Holder): Promise<StudioDto> {
    return this.shown(await this.studios.current(), holder);
  }

  /**
   * @param version what the caller has read
   * @throws AppError conflict, programmeNotApproved, clarityRemoved, lastClarity
   */
  async change(request: StudioRequest, version: number, actor: SignedInActor): Promise<StudioDto> {
    return await this.manager.transaction(async (manager) => {
      const studio = await this.studios.lock(manager);
      refuseIllegal(request, studio, version);
      const change = changeOf(request, studio);
      const fields = Object.keys(change) as (keyof typeof change)[];
      if (fields.length === 0) return this.shown(studio, actor);
      const { state, method } = { state: studio.state, method: studio.method, ...change };
      if (state !== 'offAir') await this.refuseUnapproved(method, manager);
      const onAirSince = state === 'offAir' ? null : (studio.onAirSince ?? new Date());
      const before = Object.fromEntries(fields.map((field) => [field, studio[field]]));
      const saved = await this.studios.save(studio, { ...change, onAirSince, version: version + 1 }, manager);
      await this.log.record(manager, actor, {
        part: 'broadcast',
        action: request.action,
        before,
        after: change,
      });
      return this.shown(saved, actor);
    });
  }

  private async refuseUnapproved(method: LiveMethod, manager: EntityManager): Promise<void> {
    if (!PROGRAMME_METHODS.includes(method)) return;
    if ((await this.programmes.countApproved(method, manager)) === 0)
      throw new AppError('programmeNotApproved');
  }

  private shown(studio: Studio, holder: Holder): StudioDto {
    return StudioDto.from(studio, holder, this.config.timeZone);
  }
}

function refuseIllegal({ action }: StudioRequest, studio: Studio, version: number): void {
  if (action in STUDIO_TRANSITIONS) {
    follow(STUDIO_TRANSITIONS[action as keyof typeof STUDIO_TRANSITIONS], studio, version);
    return;
  }
  const { from } = STUDIO_SETTINGS[action as keyof typeof STUDIO_SETTINGS];
  const { state, version: current } = studio;
  if (version !== current || !from.includes(state))
    throw new AppError('conflict', {}, { state, version: current });
}
