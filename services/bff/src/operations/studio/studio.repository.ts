import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { STUDIO_ID } from './studio.constants.js';
import { Studio } from './studio.entity.js';

@Injectable()
export class StudioRepository {
  constructor(@InjectRepository(Studio) private readonly studios: Repository<Studio>) {}

  async current(manager: EntityManager = this.studios.manager): Promise<Studio> {
    return await manager.findOneByOrFail(Studio, { id: STUDIO_ID });
  }

  /** Held until the transaction ends. */
  async lock(manager: EntityManager): Promise<Studio> {
    return await manager.findOneOrFail(Studio, {
      where: { id: STUDIO_ID },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async save(studio: Studio, change: Partial<Studio>, manager: EntityManager): Promise<Studio> {
    await manager.update(Studio, { id: STUDIO_ID }, change);
    return Object.assign(studio, change);
  }
}
