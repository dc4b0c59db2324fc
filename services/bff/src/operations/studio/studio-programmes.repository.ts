import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, Repository } from 'typeorm';
import { type LiveMethod } from './studio.constants.js';
import { StudioProgramme } from './studio-programme.entity.js';

const CODE_BYTES = 4;

@Injectable()
export class StudioProgrammesRepository {
  constructor(@InjectRepository(StudioProgramme) private readonly entries: Repository<StudioProgramme>) {}

  async all(manager: EntityManager = this.entries.manager): Promise<StudioProgramme[]> {
    return await manager.find(StudioProgramme, {
      where: { removedAt: IsNull() },
      order: { position: 'ASC', id: 'ASC' },
    });
  }

  /** The oldest first. */
  async unjudged(limit: number): Promise<StudioProgramme[]> {
    return await this.entries.find({
      where: { removedAt: IsNull(), audit: 'auditing' },
      order: { createdAt: 'ASC', id: 'ASC' },
      take: limit,
    });
  }

  async methodOf(code: string): Promise<LiveMethod | undefined> {
    return (await this.entries.findOneBy({ code }))?.method;
  }

  /** The programme of a method, in its order, locked until the transaction ends. */
  async lock(method: LiveMethod, manager: EntityManager): Promise<StudioProgramme[]> {
    return await manager.find(StudioProgramme, {
      where: { method, removedAt: IsNull() },
      order: { position: 'ASC', id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Also one that was removed. */
  async find(code: string, manager: EntityManager): Promise<StudioProgramme | null> {
    return await manager.findOneBy(StudioProgramme, { code });
  }

  async countApproved(method: LiveMethod, manager: EntityManager): Promise<number> {
    return await manager.countBy(StudioProgramme, { method, audit: 'approved', removedAt: IsNull() });
  }

  /** Call it where no other entry can be inserted: the code is free until then. */
  async insert(
    entry: Pick<StudioProgramme, 'method' | 'name' | 'duration' | 'position'>,
    manager: EntityManager,
  ): Promise<void> {
    let code: string;
    do code = randomBytes(CODE_BYTES).toString('hex');
    while (await this.find(code, manager));
    await manager.insert(StudioProgramme, { ...entry, code });
  }

  async save(
    { id, version }: StudioProgramme,
    change: Partial<StudioProgramme>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.update(StudioProgramme, { id }, { ...change, version: version + 1 });
  }

  /** Numbers the entries of a method in this order. That is no change of theirs. */
  async arrange(entries: StudioProgramme[], manager: EntityManager): Promise<void> {
    for (const [at, { id, position }] of entries.entries())
      if (position !== at + 1) await manager.update(StudioProgramme, { id }, { position: at + 1 });
  }
}
