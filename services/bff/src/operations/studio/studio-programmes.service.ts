import { Injectable } from '@nestjs/common';
import { type SignedInActor } from '../../common/auth/actor.js';
import { type Holder } from '../../common/auth/can.js';
import { follow } from '../../common/transitions/transitions.js';
import { ProgrammeTurnsService } from './programme-turns.service.js';
import { type StudioProgramme } from './studio-programme.entity.js';
import { LIVE_METHODS } from './studio.constants.js';
import { StudioLogService } from './studio-log.service.js';
import { ProgrammeDto } from './studio-programme.dto.js';
import {
  PROGRAMME_TRANSITIONS,
  type ProgrammeAction,
  type ProgrammeDirection,
} from './studio-programmes.constants.js';
import { StudioProgrammesRepository } from './studio-programmes.repository.js';

/** The programmes, the judgement of their entries, and their order. */
@Injectable()
export class StudioProgrammesService {
  constructor(
    private readonly programmes: StudioProgrammesRepository,
    private readonly turns: ProgrammeTurnsService,
    private readonly log: StudioLogService,
  ) {}

  /** What nobody has judged yet, the oldest first. */
  waiting(limit: number): Promise<StudioProgramme[]> {
    return this.programmes.unjudged(limit);
  }

  /** The programmes of all methods. */
  async list(holder: Holder): Promise<ProgrammeDto[]> {
    const entries = await this.programmes.all();
    return LIVE_METHODS.flatMap((method) =>
      entries
        .filter((entry) => entry.method === method)
        .map((entry, at) => ProgrammeDto.from(entry, at + 1, holder)),
    );
  }

  /** @throws AppError notFound, conflict, programmeOnAir */
  async judge(
    code: string,
    action: ProgrammeAction,
    version: number,
    actor: SignedInActor,
  ): Promise<ProgrammeDto[]> {
    await this.turns.change(code, undefined, async (manager, locked) => {
      const { entry } = locked;
      const audit = follow(
        PROGRAMME_TRANSITIONS[action],
        { state: entry.audit, version: entry.version },
        version,
      );
      if (audit === 'rejected') await this.turns.refuseLastOnAir(locked, manager);
      await this.programmes.save(entry, { audit }, manager);
      const { name } = entry;
      await this.log.record(manager, actor, {
        ...{ part: 'programme', action },
        ...{ before: { name, audit: entry.audit }, after: { name, audit } },
      });
    });
    return await this.list(actor);
  }

  /** By one place. At the end of the programme nothing changes. @throws AppError notFound, conflict */
  async move(
    code: string,
    direction: ProgrammeDirection,
    version: number,
    actor: SignedInActor,
  ): Promise<ProgrammeDto[]> {
    const step = direction === 'up' ? -1 : 1;
    return await this.put(code, (from) => from + step, version, actor);
  }

  /** @param place from 1 @throws AppError notFound, conflict */
  async place(code: string, place: number, version: number, actor: SignedInActor): Promise<ProgrammeDto[]> {
    return await this.put(code, () => place - 1, version, actor);
  }

  /** @param placeOf the new index of the entry that stands at an index */
  private async put(
    code: string,
    placeOf: (from: number) => number,
    version: number,
    actor: SignedInActor,
  ): Promise<ProgrammeDto[]> {
    await this.turns.change(code, version, async (manager, { programme, entry }) => {
      const from = programme.indexOf(entry);
      const to = Math.min(Math.max(placeOf(from), 0), programme.length - 1);
      if (to === from) return;
      await this.programmes.arrange(programme.toSpliced(from, 1).toSpliced(to, 0, entry), manager);
      await this.programmes.save(entry, {}, manager);
      const { name } = entry;
      await this.log.record(manager, actor, {
        ...{ part: 'programme', action: 'move' },
        ...{ before: { name, order: from + 1 }, after: { name, order: to + 1 } },
      });
    });
    return await this.list(actor);
  }
}
