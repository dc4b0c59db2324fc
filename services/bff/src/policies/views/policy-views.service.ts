import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import { lockAccount } from '../../platform/database/lock-account.js';
import { type PolicyTableDto, PolicyViewSavedDto, type SavePolicyViewDto } from './policy-view.dto.js';
import { VIEWS_PER_ACCOUNT } from './policy-views.constants.js';
import { PolicyViewsRepository } from './policy-views.repository.js';

@Injectable()
export class PolicyViewsService {
  constructor(
    private readonly views: PolicyViewsRepository,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  async of(accountId: number): Promise<PolicyViewSavedDto[]> {
    return (await this.views.of(accountId)).map((view) => PolicyViewSavedDto.from(view));
  }

  /** @throws AppError tooManyViews, nameTaken */
  async create(accountId: number, view: SavePolicyViewDto): Promise<PolicyViewSavedDto> {
    return await this.save(accountId, view);
  }

  /** @throws AppError notFound, nameTaken */
  async replace(accountId: number, id: number, view: SavePolicyViewDto): Promise<PolicyViewSavedDto> {
    return await this.save(accountId, view, id);
  }

  /** @throws AppError notFound */
  async remove(accountId: number, id: number): Promise<void> {
    if (!(await this.views.remove(accountId, id))) throw new AppError('notFound');
  }

  async tableOf(accountId: number): Promise<PolicyTableDto | null> {
    return (await this.views.tableOf(accountId)) as PolicyTableDto | null;
  }

  async storeTable(accountId: number, table: PolicyTableDto): Promise<PolicyTableDto> {
    await this.views.storeTable(accountId, table);
    return table;
  }

  private async save(accountId: number, view: SavePolicyViewDto, id?: number): Promise<PolicyViewSavedDto> {
    const { name, isDefault, filter, sort, order, columns, density } = view;
    return await this.manager.transaction(async (manager) => {
      await lockAccount(manager, accountId);
      const own = await this.views.of(accountId, manager);
      if (id !== undefined && !own.some((other) => other.id === id)) throw new AppError('notFound');
      if (id === undefined && own.length >= VIEWS_PER_ACCOUNT)
        throw new AppError('tooManyViews', { max: VIEWS_PER_ACCOUNT });
      if (own.some((other) => other.name === name && other.id !== id))
        throw new AppError('nameTaken', { name });
      const values = { filter, sort, order, columns, density };
      const draft = { accountId, name, isDefault, values, ...(id === undefined ? {} : { id }) };
      return PolicyViewSavedDto.from(await this.views.save(manager, draft));
    });
  }
}
