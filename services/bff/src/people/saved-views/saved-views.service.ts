import { type EntityManager, type EntityTarget, Not } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import { lockAccount } from '../../platform/database/lock-account.js';
import { type StoredView, type TableLayout } from './saved-view.dto.js';
import { type OwnTable, type SavedView } from './saved-view.entity.js';
import { VIEWS_PER_ACCOUNT } from './saved-views.constants.js';

interface Tables {
  view: EntityTarget<SavedView>;
  table: EntityTarget<OwnTable>;
}

/** The views of one list that people have saved, each for themselves, and the layout of their tables. */
export abstract class SavedViewsService<Save extends StoredView, Layout extends TableLayout> {
  constructor(
    private readonly manager: EntityManager,
    private readonly tables: Tables,
  ) {}

  async of(accountId: number): Promise<(Save & { id: number })[]> {
    return (await this.ownOf(accountId, this.manager)).map((view) => this.told(view));
  }

  /** @throws AppError tooManyViews, nameTaken */
  async create(accountId: number, view: Save): Promise<Save & { id: number }> {
    return await this.save(accountId, view);
  }

  /** @throws AppError notFound, nameTaken */
  async replace(accountId: number, id: number, view: Save): Promise<Save & { id: number }> {
    return await this.save(accountId, view, id);
  }

  /** @throws AppError notFound */
  async remove(accountId: number, id: number): Promise<void> {
    const { affected } = await this.manager.delete(this.tables.view, { accountId, id });
    if ((affected ?? 0) === 0) throw new AppError('notFound');
  }

  async tableOf(accountId: number): Promise<Layout | null> {
    const stored = await this.manager.findOneBy(this.tables.table, { accountId });
    return (stored?.values ?? null) as Layout | null;
  }

  async storeTable(accountId: number, table: Layout): Promise<Layout> {
    await this.manager.upsert(this.tables.table, { accountId, values: table }, ['accountId']);
    return table;
  }

  private async save(accountId: number, view: Save, id?: number): Promise<Save & { id: number }> {
    const { name, isDefault, filter, sort, order, columns, density } = view;
    return await this.manager.transaction(async (manager) => {
      await lockAccount(manager, accountId);
      const own = await this.ownOf(accountId, manager);
      if (id !== undefined && !own.some((other) => other.id === id)) throw new AppError('notFound');
      if (id === undefined && own.length >= VIEWS_PER_ACCOUNT)
        throw new AppError('tooManyViews', { max: VIEWS_PER_ACCOUNT });
      if (own.some((other) => other.name === name && other.id !== id))
        throw new AppError('nameTaken', { name });
      if (isDefault) {
        const others = { accountId, isDefault, id: Not(id ?? 0) };
        await manager.update(this.tables.view, others, { isDefault: false });
      }
      const values = { filter, sort, order, columns, density };
      const draft = { accountId, name, isDefault, values, ...(id === undefined ? {} : { id }) };
      return this.told(await manager.save(this.tables.view, draft));
    });
  }

  private ownOf(accountId: number, manager: EntityManager): Promise<SavedView[]> {
    return manager.find(this.tables.view, { where: { accountId }, order: { name: 'ASC' } });
  }

  private told({ id, name, isDefault, values }: Pick<SavedView, 'id' | 'isDefault' | 'name' | 'values'>) {
    return { id, name, isDefault, ...values } as Save & { id: number };
  }
}
