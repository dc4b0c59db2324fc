import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { Maintenance } from './maintenance.entity.js';

/** The migration inserts the row. */
const ONLY = { id: 1 };

@Injectable()
export class MaintenanceRepository {
  constructor(@InjectRepository(Maintenance) private readonly rows: Repository<Maintenance>) {}

  read(): Promise<Maintenance> {
    return this.rows.findOneByOrFail(ONLY);
  }

  lock(manager: EntityManager): Promise<Maintenance> {
    return manager.findOneOrFail(Maintenance, { where: ONLY, lock: { mode: 'pessimistic_write' } });
  }

  save(state: Maintenance, manager: EntityManager): Promise<Maintenance> {
    return manager.save(Maintenance, state);
  }
}
