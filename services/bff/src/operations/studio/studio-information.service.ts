import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { StudioInformationDto } from './studio-information.dto.js';
import { StudioLogService } from './studio-log.service.js';
import { StudioRepository } from './studio.repository.js';

const FIELDS = ['title', 'notification', 'category'] as const;

@Injectable()
export class StudioInformationService {
  constructor(
    private readonly studios: StudioRepository,
    private readonly log: StudioLogService,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  async get(): Promise<StudioInformationDto> {
    return StudioInformationDto.from(await this.studios.current());
  }

  /** @throws AppError conflict, with the stored state */
  async save(information: StudioInformationDto, actor: SignedInActor): Promise<StudioInformationDto> {
    return await this.manager.transaction(async (manager) => {
      const studio = await this.studios.lock(manager);
      const current = StudioInformationDto.from(studio);
      if (information.version !== current.version) throw await this.log.outdated(manager, current);
      const changed = FIELDS.filter((field) => information[field] !== current[field]);
      if (changed.length === 0) return current;
      const pick = (from: StudioInformationDto) =>
        Object.fromEntries(changed.map((field) => [field, from[field]]));
      const after = pick(information);
      const informationVersion = current.version + 1;
      const saved = await this.studios.save(studio, { ...after, informationVersion }, manager);
      const change = { part: 'information', action: 'edit', before: pick(current), after } as const;
      await this.log.record(manager, actor, change);
      return StudioInformationDto.from(saved);
    });
  }
}
