import { randomUUID } from 'node:crypto';
import { type EntityManager } from 'typeorm';
import { type OperationId } from '../../common/auth/access.constants.js';
import { type SignedInActor } from '../../common/auth/actor.js';
import { type Principal } from '../../common/auth/principal.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { type Config } from '../../config/config.js';
import { type IdempotencyService } from '../idempotency/idempotency.service.js';
import { type ChosenChange, type MatchingChange } from './change.dto.js';
import { obstacleOf, recentOf, type Standing, type ToldOperation, undoableOf } from './operation.dto.js';
import { type StoredOperation } from './operation.entity.js';
import { type OperationsRepository } from './operations.repository.js';

interface Noun<Operation extends StoredOperation> {
  operations: OperationsRepository<Operation>;
  /** The operations of the API. */
  calls: { chosen: OperationId; matching: OperationId };
  /** How many records a filter may match. */
  most: number;
}

/** A change that is made now. */
export interface Change<Action extends string> {
  id: string;
  action: Action;
}

/** The answer to a change. */
type Done = ReturnType<typeof undoableOf> & { skipped: number };

/** Changes many records of a noun in one transaction, and undoes that as a whole. */
export abstract class OperationsService<
  Operation extends StoredOperation,
  Action extends Operation['action'],
  Filter extends object,
> {
  protected constructor(
    private readonly noun: Noun<Operation>,
    private readonly manager: EntityManager,
    private readonly calls: IdempotencyService,
    private readonly config: Config,
  ) {}

  /** Keys of the records that match, at most one more than may be changed at once. */
  protected abstract matching(
    change: Omit<MatchingChange<Action, Filter>, 'expectedTotal'>,
    actor: SignedInActor,
    manager: EntityManager,
  ): Promise<number[]>;

  protected abstract apply(
    change: Change<Action>,
    ids: number[],
    actor: SignedInActor,
    manager: EntityManager,
  ): Promise<Done>;

  /** Makes the records what they were before. @throws AppError notUndoable where one has changed since */
  protected abstract putBack(
    operation: Operation,
    actor: SignedInActor,
    manager: EntityManager,
  ): Promise<void>;

  /** By the ids of the operations. */
  protected abstract standingsOf(operations: Operation[]): Promise<Map<string, Standing>>;

  /** Whose operations a person sees; null for those of everybody, which is the default. */
  protected ownerFor(_principal: Principal): number | null {
    return null;
  }

  async change(actor: SignedInActor, key: string | undefined, request: ChosenChange<Action>): Promise<Done> {
    const { action, ids } = request;
    const chosen = [...new Set(ids)].sort((one, other) => one - other);
    const call = { operation: this.noun.calls.chosen, accountId: actor.accountId, key, request };
    return await this.calls.once(call, (manager) =>
      this.apply({ id: randomUUID(), action }, chosen, actor, manager),
    );
  }

  /** @throws AppError tooManyAtOnce, or conflict if the filter matches another number than the person was shown */
  async changeMatching(
    actor: SignedInActor,
    key: string | undefined,
    request: MatchingChange<Action, Filter>,
  ): Promise<Done> {
    const { action, expectedTotal } = request;
    const { calls, most } = this.noun;
    const call = { operation: calls.matching, accountId: actor.accountId, key, request };
    return await this.calls.once(call, async (manager) => {
      const ids = await this.matching(request, actor, manager);
      if (ids.length > most) throw new AppError('tooManyAtOnce', { max: most });
      if (ids.length !== expectedTotal) throw new AppError('conflict', {}, { total: ids.length });
      return await this.apply({ id: randomUUID(), action }, ids, actor, manager);
    });
  }

  /** Of those that are recent enough to be undone. */
  async recent(query: PageQuery, principal: Principal): Promise<Page<ToldOperation<Operation['action']>>> {
    const { list, total } = await this.noun.operations.recent(this.ownerFor(principal), query);
    return { list: await this.told(list), total };
  }

  /** @throws AppError notFound */
  async status(id: string, principal: Principal): Promise<ToldOperation<Operation['action']>> {
    const [told] = await this.told([this.seen(await this.noun.operations.find(id), principal)]);
    if (!told) throw new AppError('notFound');
    return told;
  }

  /**
   * Puts every record back, or changes nothing.
   * @throws AppError notFound, or notUndoable if it is too late, already undone, or a record has changed since
   */
  async undo(actor: SignedInActor, id: string): Promise<{ changed: number }> {
    const { operations } = this.noun;
    return await this.manager.transaction(async (manager) => {
      const operation = this.seen(await operations.lock(id, manager), actor);
      const reason = obstacleOf(operation);
      if (reason) throw new AppError('notUndoable', {}, { reason, changed: 0 });
      await this.putBack(operation, actor, manager);
      await operations.markUndone(id, manager);
      return { changed: operation.changed };
    });
  }

  /** @param given how many records were named, or rows were read */
  protected async store(
    operation: Omit<Operation, 'createdAt' | 'undoneAt'>,
    given: number,
    manager: EntityManager,
  ): Promise<Done> {
    const stored = await this.noun.operations.insert(operation, manager);
    return { ...undoableOf(stored, this.config.timeZone), skipped: given - stored.changed };
  }

  private seen(operation: Operation | null, principal: Principal): Operation {
    const owner = this.ownerFor(principal);
    if (!operation || (owner !== null && owner !== operation.accountId)) throw new AppError('notFound');
    return operation;
  }

  private async told(list: Operation[]): Promise<ToldOperation<Operation['action']>[]> {
    const standings = await this.standingsOf(list);
    const { timeZone } = this.config;
    return list.map((operation) => {
      const { person, isChanged } = standings.get(operation.id) ?? UNKNOWN;
      const obstacle = obstacleOf(operation) ?? (isChanged ? 'changed' : null);
      return recentOf<Operation['action']>(operation, { person, obstacle, timeZone });
    });
  }
}

/** What can be done with the operations of a noun. */
export type Operations<Action extends string, Filter extends object> = Pick<
  OperationsService<StoredOperation, Action, Filter>,
  'change' | 'changeMatching' | 'recent' | 'status' | 'undo'
>;

const UNKNOWN: Standing = { person: null, isChanged: false };
