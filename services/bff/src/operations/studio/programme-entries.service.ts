import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { AppError } from '../../common/errors/app-error.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { expectVersion, ProgrammeTurnsService } from './programme-turns.service.js';
import { StudioLogService } from './studio-log.service.js';
import { type CreateProgrammeDto, type EditProgrammeDto } from './studio-programme.dto.js';
import { type StudioProgramme } from './studio-programme.entity.js';
import { MAX_PROGRAMMES } from './studio-programmes.constants.js';
import { StudioProgrammesRepository } from './studio-programmes.repository.js';

/** Adds entries to the programmes, edits and removes them. */
@Injectable()
export class ProgrammeEntriesService {
  constructor(
    private readonly programmes: StudioProgrammesRepository,
    private readonly turns: ProgrammeTurnsService,
    private readonly log: StudioLogService,
    private readonly calls: IdempotencyService,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /** At the end of the programme. @throws AppError tooManyProgrammes, idempotencyKeyReused */
  async create(request: CreateProgrammeDto, key: string | undefined, actor: SignedInActor): Promise<void> {
    const { method, name, duration } = request;
    const call = { operation: 'createProgramme' as const, accountId: actor.accountId, key, request };
    await this.calls.once(call, async (manager) => {
      const programme = await this.turns.lock(method, manager);
      refuseMore(programme);
      const position = (programme.at(-1)?.position ?? 0) + 1;
      await this.programmes.insert({ method, name, duration, position }, manager);
      await this.log.record(manager, actor, {
        ...{ part: 'programme', action: 'addProgramme' },
        ...{ before: null, after: { name, method, duration } },
      });
      return null;
    });
  }

  /** The judgement stays: whoever may edit may judge, too. @throws AppError notFound, conflict */
  async edit(code: string, request: EditProgrammeDto, actor: SignedInActor): Promise<void> {
    const { version, name, duration } = request;
    await this.turns.change(code, version, async (manager, { entry }) => {
      await this.programmes.save(entry, { name, duration }, manager);
      await this.log.record(manager, actor, {
        ...{ part: 'programme', action: 'editProgramme' },
        ...{ before: { name: entry.name, duration: entry.duration }, after: { name, duration } },
      });
    });
  }

  /** It can be restored. @throws AppError notFound, conflict, programmeOnAir */
  async remove(code: string, version: number, actor: SignedInActor): Promise<void> {
    await this.turns.change(code, version, async (manager, locked) => {
      const { programme, entry } = locked;
      await this.turns.refuseLastOnAir(locked, manager);
      const position = programme.indexOf(entry) + 1;
      await this.programmes.save(entry, { removedAt: new Date(), position }, manager);
      await this.programmes.arrange(
        programme.filter((one) => one !== entry),
        manager,
      );
      await this.log.record(manager, actor, {
        ...{ part: 'programme', action: 'removeProgramme' },
        ...{ before: { name: entry.name, method: entry.method }, after: { name: entry.name } },
      });
    });
  }

  /** At its former place. @throws AppError notFound, conflict, tooManyProgrammes */
  async restore(code: string, version: number, actor: SignedInActor): Promise<void> {
    const method = await this.programmes.methodOf(code);
    if (method === undefined) throw new AppError('notFound');
    await this.manager.transaction(async (manager) => {
      const programme = await this.turns.lock(method, manager);
      const entry = await this.programmes.find(code, manager);
      if (entry === null) throw new AppError('notFound');
      expectVersion(entry, version);
      if (entry.removedAt === null) throw new AppError('conflict', {}, { state: entry.audit, version });
      refuseMore(programme);
      await this.programmes.save(entry, { removedAt: null }, manager);
      await this.programmes.arrange(programme.toSpliced(entry.position - 1, 0, entry), manager);
      await this.log.record(manager, actor, {
        ...{ part: 'programme', action: 'restoreProgramme' },
        ...{ before: null, after: { name: entry.name, method } },
      });
    });
  }
}

function refuseMore(programme: StudioProgramme[]): void {
  if (programme.length >= MAX_PROGRAMMES) throw new AppError('tooManyProgrammes', { max: MAX_PROGRAMMES });
}
