import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { type Role } from '../../common/auth/roles.constants.js';
import { AppError } from '../../common/errors/app-error.js';
import { follow } from '../../common/transitions/transitions.js';
import { LIVE_METHODS, type LiveMethod, PROGRAMME_METHODS } from './studio.constants.js';
import { StudioLogService } from './studio-log.service.js';
import { ProgrammeDto } from './studio-programme.dto.js';
import { type StudioProgramme } from './studio-programme.entity.js';
import {
  PROGRAMME_TRANSITIONS,
  type ProgrammeAction,
  type ProgrammeDirection,
} from './studio-programmes.constants.js';
import { StudioProgrammesRepository } from './studio-programmes.repository.js';
import { StudioRepository } from './studio.repository.js';

/** An entry among the others of its method, all of them locked. */
interface Locked {
  programme: StudioProgramme[];
  entry: StudioProgramme;
}

@Injectable()
export class StudioProgrammesService {
  constructor(
    private readonly programmes: StudioProgrammesRepository,
    private readonly studios: StudioRepository,
    private readonly log: StudioLogService,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /** The programmes of all methods. */
  async list(role: Role): Promise<ProgrammeDto[]> {
    const entries = await this.programmes.all();
    return LIVE_METHODS.flatMap((method) =>
      entries
        .filter((entry) => entry.method === method)
        .map((entry, at) => ProgrammeDto.from(entry, at + 1, role)),
    );
  }

  /** @throws AppError notFound, conflict, programmeOnAir */
  async judge(
    code: string,
    action: ProgrammeAction,
    version: number,
    actor: SignedInActor,
  ): Promise<ProgrammeDto[]> {
    await this.change(code, async (manager, { programme, entry }) => {
      const audit = follow(
        PROGRAMME_TRANSITIONS[action],
        { state: entry.audit, version: entry.version },
        version,
      );
      if (audit === 'rejected') await this.refuseLastOnAir(programme, entry, manager);
      await this.programmes.save(entry, { audit }, manager);
      const { name } = entry;
      await this.log.record(manager, actor, {
        ...{ part: 'programme', action },
        ...{ before: { name, audit: entry.audit }, after: { name, audit } },
      });
    });
    return await this.list(actor.role);
  }

  /** At the end of the programme nothing changes. @throws AppError notFound, conflict */
  async move(
    code: string,
    direction: ProgrammeDirection,
    version: number,
    actor: SignedInActor,
  ): Promise<ProgrammeDto[]> {
    await this.change(code, async (manager, { programme, entry }) => {
      const { audit: state, version: current, name } = entry;
      if (version !== current) throw new AppError('conflict', {}, { state, version: current });
      const from = programme.indexOf(entry);
      const to = direction === 'up' ? from - 1 : from + 1;
      const other = programme[to];
      if (other === undefined) return;
      await this.programmes.save(entry, { position: other.position }, manager);
      await this.programmes.save(other, { position: entry.position }, manager);
      await this.log.record(manager, actor, {
        ...{ part: 'programme', action: 'move' },
        ...{ before: { name, order: from + 1 }, after: { name, order: to + 1 } },
      });
    });
    return await this.list(actor.role);
  }

  /** Locks the studio first, as changes of the broadcast do: a judgement and a start come one after the other. */
  private async change(
    code: string,
    work: (manager: EntityManager, locked: Locked) => Promise<void>,
  ): Promise<void> {
    const method = await this.programmes.methodOf(code);
    if (method === undefined) throw new AppError('notFound');
    await this.manager.transaction(async (manager) => {
      await this.studios.lock(manager);
      const programme = await this.programmes.lock(method, manager);
      const entry = programme.find((one) => one.code === code);
      if (entry === undefined) throw new AppError('notFound');
      await work(manager, { programme, entry });
    });
  }

  private async refuseLastOnAir(
    programme: StudioProgramme[],
    entry: StudioProgramme,
    manager: EntityManager,
  ): Promise<void> {
    const { state, method } = await this.studios.current(manager);
    if (state === 'offAir' || !isPlaying(method, entry)) return;
    if (!programme.some((one) => one !== entry && one.audit === 'approved'))
      throw new AppError('programmeOnAir');
  }
}

function isPlaying(method: LiveMethod, entry: StudioProgramme): boolean {
  return entry.method === method && PROGRAMME_METHODS.includes(method);
}
