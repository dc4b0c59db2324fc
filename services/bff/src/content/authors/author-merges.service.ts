import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import { type UndoObstacle } from '../../common/limits/undo.constants.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { AuthorMergesRepository } from './author-merges.repository.js';
import { type AuthorMerge } from './author-merge.entity.js';
import { type AuthorDto, isUndoable } from './author.dto.js';
import { type AuthorRow } from './author-row.js';
import { AuthorsRepository } from './authors.repository.js';
import { type AuthorMove, AuthorsService } from './authors.service.js';

/**
 * Merges authors that are the same. Whatever names one of them names the other from then on, and the merged one says where
 * it went. Undoing puts back exactly what has moved, or changes nothing.
 */
@Injectable()
export class AuthorMergesService {
  constructor(
    private readonly service: AuthorsService,
    private readonly authors: AuthorsRepository,
    private readonly merges: AuthorMergesRepository,
    private readonly audit: AuditService,
  ) {}

  /** @throws AppError notFound, conflict, authorGone */
  async merge(into: number, move: AuthorMove): Promise<AuthorDto> {
    const work = async (author: AuthorRow, manager: EntityManager) => {
      const other = await this.target(author, into, manager);
      const items = await this.merges.moveItems(author.id, into, manager);
      const accountId = author.account?.id ?? null;
      const accountFollowed = accountId !== null && other.account === null;
      await this.authors.change(author.id, { accountId: null }, manager);
      if (accountFollowed) await this.authors.change(into, { accountId }, manager);
      const merge = { authorId: author.id, intoId: into, items, accountId, accountFollowed };
      await this.merges.insert(merge, manager);
      const moved = { items: items.length, accountId };
      await this.recordOther(manager, move, 'takeOver', into, {
        from: author.id,
        name: author.name,
        ...moved,
      });
      return { before: { into: null }, after: { into, name: other.name, ...moved } };
    };
    return await this.service.change('merge', move, { into }, work, () => into);
  }

  /** @throws AppError notFound, conflict, notUndoable */
  async undo(move: AuthorMove): Promise<AuthorDto> {
    const work = async (author: AuthorRow, manager: EntityManager) => {
      const merge = await this.merges.find(author.id, manager);
      if (!merge || !isUndoable(merge.mergedAt)) throw notUndoable('expired');
      const changed = await this.merges.returnItems(merge, manager);
      if (changed > 0) throw notUndoable('changed', changed);
      await this.returnAccount(merge, manager);
      await this.merges.delete(merge, manager);
      const { intoId, accountId } = merge;
      const moved = { items: merge.items.length, accountId };
      await this.recordOther(manager, move, 'giveBack', intoId, {
        from: author.id,
        name: author.name,
        ...moved,
      });
      const other = await this.authors.find(intoId, manager);
      return { before: { into: intoId, name: other?.name, ...moved }, after: { into: null } };
    };
    const intoOf = async (manager: EntityManager) => (await this.merges.find(move.id, manager))?.intoId;
    return await this.service.change('undoMerge', move, {}, work, intoOf);
  }

  private async target(author: AuthorRow, into: number, manager: EntityManager): Promise<AuthorRow> {
    const other = await this.authors.find(into, manager);
    if (other?.state !== 'active' || other.id === author.id)
      throw new AppError('authorGone', {}, { field: 'into' });
    return other;
  }

  private async returnAccount(merge: AuthorMerge, manager: EntityManager): Promise<void> {
    const { authorId, intoId, accountId, accountFollowed } = merge;
    const isFree =
      accountId === null ||
      (accountFollowed
        ? await this.merges.takeAccount(intoId, accountId, manager)
        : (await this.authors.ofAccount(accountId, manager)) === null);
    if (!isFree) throw notUndoable('changed');
    await this.authors.change(authorId, { accountId }, manager);
  }

  /** In the history of the author that took over, or gives back. */
  private async recordOther(
    manager: EntityManager,
    { actor }: AuthorMove,
    action: 'takeOver' | 'giveBack',
    entityId: number,
    after: object,
  ): Promise<void> {
    await this.audit.record(manager, actor, { entity: 'author', action }, { entityId, before: null, after });
  }
}

function notUndoable(reason: UndoObstacle, changed = 0): AppError {
  return new AppError('notUndoable', {}, { reason, changed });
}
