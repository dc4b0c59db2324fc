import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { type LiveMethod } from './studio.constants.js';
import { StudioProgramme } from './studio-programme.entity.js';

@Injectable()
export class StudioProgrammesRepository {
  constructor(@InjectRepository(StudioProgramme) private readonly entries: Repository<StudioProgramme>) {}

  async all(manager: EntityManager = this.entries.manager): Promise<StudioProgramme[]> {
    return await manager.find(StudioProgramme, { order: { position: 'ASC', id: 'ASC' } });
  }

  async methodOf(code: string): Promise<LiveMethod | undefined> {
    return (await this.entries.findOneBy({ code }))?.method;
  }

  /** The programme of a method, in its order, locked until the transaction ends. */
  async lock(method: LiveMethod, manager: EntityManager): Promise<StudioProgramme[]> {
    return await manager.find(StudioProgramme, {
      where: { method },
      order: { position: 'ASC', id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async countApproved(method: LiveMethod, manager: EntityManager): Promise<number> {
    return await manager.countBy(StudioProgramme, { method, audit: 'approved' });
  }

  async save(
    { id, version }: StudioProgramme,
    change: Partial<StudioProgramme>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.update(StudioProgramme, { id }, { ...change, version: version + 1 });
  }
}
