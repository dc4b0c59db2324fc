import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Not, Repository } from 'typeorm';
import { PolicyTable } from './policy-table.entity.js';
import { PolicyView } from './policy-view.entity.js';

@Injectable()
export class PolicyViewsRepository {
  constructor(
    @InjectRepository(PolicyView) private readonly views: Repository<PolicyView>,
    @InjectRepository(PolicyTable) private readonly tables: Repository<PolicyTable>,
  ) {}

  of(accountId: number, manager: EntityManager = this.views.manager): Promise<PolicyView[]> {
    return manager.find(PolicyView, { where: { accountId }, order: { name: 'ASC' } });
  }

  async save(
    manager: EntityManager,
    view: Omit<PolicyView, 'id' | 'account'> & { id?: number },
  ): Promise<PolicyView> {
    const { accountId, isDefault } = view;
    if (isDefault)
      await manager.update(PolicyView, { accountId, isDefault, id: Not(view.id ?? 0) }, { isDefault: false });
    return await manager.save(PolicyView, view);
  }

  async remove(accountId: number, id: number): Promise<boolean> {
    return ((await this.views.delete({ accountId, id })).affected ?? 0) > 0;
  }

  async tableOf(accountId: number): Promise<object | null> {
    return (await this.tables.findOneBy({ accountId }))?.values ?? null;
  }

  async storeTable(accountId: number, values: object): Promise<void> {
    await this.tables.upsert({ accountId, values }, ['accountId']);
  }
}
