import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import { type LiveMethod, PROGRAMME_METHODS } from './studio.constants.js';
import { type StudioProgramme } from './studio-programme.entity.js';
import { StudioProgrammesRepository } from './studio-programmes.repository.js';
import { StudioRepository } from './studio.repository.js';

/** An entry among the others of its method, all of them locked. */
export interface Locked {
  programme: StudioProgramme[];
  entry: StudioProgramme;
}

/** Lets changes of the programmes and of the broadcast come one after the other. */
@Injectable()
export class ProgrammeTurnsService {
  constructor(
    private readonly programmes: StudioProgrammesRepository,
    private readonly studios: StudioRepository,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /**
   * Locks the studio first, as changes of the broadcast do: a judgement and a start come one after the other.
   * @param version what the caller has read; undefined where any will do
   * @throws AppError notFound, conflict
   */
  async change<Result>(
    code: string,
    version: number | undefined,
    work: (manager: EntityManager, locked: Locked) => Promise<Result>,
  ): Promise<Result> {
    const method = await this.programmes.methodOf(code);
    if (method === undefined) throw new AppError('notFound');
    return await this.manager.transaction(async (manager) => {
      const programme = await this.lock(method, manager);
      const entry = programme.find((one) => one.code === code);
      if (entry === undefined) throw new AppError('notFound');
      if (version !== undefined) expectVersion(entry, version);
      return await work(manager, { programme, entry });
    });
  }

  /** The programme of a method. */
  async lock(method: LiveMethod, manager: EntityManager): Promise<StudioProgramme[]> {
    await this.studios.lock(manager);
    return await this.programmes.lock(method, manager);
  }

  /** @throws AppError programmeOnAir */
  async refuseLastOnAir({ programme, entry }: Locked, manager: EntityManager): Promise<void> {
    const { state, method } = await this.studios.current(manager);
    const isPlaying = entry.method === method && PROGRAMME_METHODS.includes(method);
    if (state === 'offAir' || !isPlaying) return;
    if (!programme.some((one) => one !== entry && one.audit === 'approved'))
      throw new AppError('programmeOnAir');
  }
}

/** @throws AppError conflict */
export function expectVersion({ audit: state, version: current }: StudioProgramme, version: number): void {
  if (version !== current) throw new AppError('conflict', {}, { state, version: current });
}
