import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { type Principal } from '../../common/auth/principal.js';
import { type Holder } from '../../common/auth/can.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { Config } from '../../config/config.js';
import { type AuditEntryDto } from '../../platform/audit/audit-entry.dto.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { inTurn } from '../../platform/database/in-turn.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import { type AuthorContent, type AuthorRow } from './author-row.js';
import { AuthorDto, type AuthorQuery, type EditAuthorDto, type WriteAuthorDto } from './author.dto.js';
import { AUTHOR_CHANGED } from './author.event.js';
import { AUTHOR_TRANSITIONS, type AuthorAction, AUTHORS_LOCK } from './authors.constants.js';
import { AuthorsRepository } from './authors.repository.js';

/** A change of an author in the version that the caller has read. */
export interface AuthorMove {
  id: number;
  version: number;
  key: string | undefined;
  actor: SignedInActor;
}

/** What the audit log keeps of a change: no name of a person who has an account. */
interface Recorded {
  before: object;
  after: object;
}

/** Shows the authors, and lets administrators write them. */
@Injectable()
export class AuthorsService {
  constructor(
    private readonly authors: AuthorsRepository,
    private readonly audit: AuditService,
    private readonly events: LiveEventsService,
    private readonly calls: IdempotencyService,
    private readonly config: Config,
  ) {}

  async page(query: AuthorQuery, holder: Principal): Promise<Page<AuthorDto>> {
    const { list, total } = await this.authors.page(query);
    return { list: list.map((author) => this.shown(author, holder)), total };
  }

  /** @throws AppError notFound */
  async get(id: number, holder: Principal): Promise<AuthorDto> {
    return this.shown(await this.find(id), holder);
  }

  /** @throws AppError notFound */
  async history(id: number, query: PageQuery, principal: Principal): Promise<Page<AuditEntryDto>> {
    await this.find(id);
    return await this.audit.history('author', id, query, principal);
  }

  /** @throws AppError accountUnknown, accountHasAuthor, idempotencyKeyReused */
  async create(request: WriteAuthorDto, key: string | undefined, actor: SignedInActor): Promise<AuthorDto> {
    const call = { operation: 'createAuthor' as const, accountId: actor.accountId, key, request };
    return await this.calls.once(call, async (manager) => {
      await inTurn(manager, AUTHORS_LOCK);
      const content = contentOf(request);
      await this.checkAccount(content.accountId, manager);
      const id = await this.insert(content, actor, manager);
      return this.shown(await this.find(id, manager), actor);
    });
  }

  /** @throws AppError notFound, conflict, accountUnknown, accountHasAuthor */
  async edit({ version, ...request }: EditAuthorDto, move: Omit<AuthorMove, 'version'>): Promise<AuthorDto> {
    const after = contentOf(request);
    return await this.change('edit', { ...move, version }, {}, async (author, manager) => {
      if (after.accountId !== author.account?.id) await this.checkAccount(after.accountId, manager);
      await this.authors.change(author.id, after, manager);
      return {
        before: { name: author.name, note: author.note, accountId: author.account?.id ?? null },
        after,
      };
    });
  }

  /** @throws AppError notFound, conflict, authorNamed */
  async remove(move: AuthorMove): Promise<AuthorDto> {
    return await this.change('remove', move, {}, async ({ id, items }, manager) => {
      if (items > 0) throw new AppError('authorNamed', { count: items }, { items });
      await this.authors.change(id, { removedAt: new Date() }, manager);
      return { before: { state: 'active' }, after: { state: 'removed' } };
    });
  }

  /** @throws AppError notFound, conflict, accountHasAuthor */
  async restore(move: AuthorMove): Promise<AuthorDto> {
    return await this.change('restore', move, {}, async ({ id, account }, manager) => {
      await this.checkAccount(account?.id ?? null, manager);
      await this.authors.change(id, { removedAt: null }, manager);
      return { before: { state: 'removed' }, after: { state: 'active' } };
    });
  }

  /** Follows the merges: the author that has now what this one had. */
  async current(id: number): Promise<number> {
    return (await this.authors.find(id))?.mergedInto?.id ?? id;
  }

  /** The author to which the account of the caller is linked. Who has none yet becomes one, with the name of the account. */
  async own(actor: SignedInActor, manager: EntityManager): Promise<number> {
    const { accountId } = actor;
    const known = await this.authors.ofAccount(accountId, manager);
    if (known) return known.id;
    await inTurn(manager, AUTHORS_LOCK);
    // Asked again: another call may have made it while this one waited.
    const made = await this.authors.ofAccount(accountId, manager);
    if (made) return made.id;
    const name = await this.authors.accountName(accountId, manager);
    return await this.insert({ name, note: '', accountId }, actor, manager);
  }

  /** The name under which {@link own} would make an author; undefined where it finds one. */
  async nameOfNew(accountId: number, manager?: EntityManager): Promise<string | undefined> {
    return await this.authors.nameOfNew(accountId, manager);
  }

  private async insert(
    content: AuthorContent,
    actor: SignedInActor,
    manager: EntityManager,
  ): Promise<number> {
    const id = await this.authors.insert(content, manager);
    const change = { entityId: id, before: null, after: content };
    await this.audit.record(manager, actor, { entity: 'author', action: 'create' }, change);
    await this.events.publish(manager, AUTHOR_CHANGED, {}, { id, action: 'create' });
    return id;
  }

  /**
   * For what names an author: the one to name, also where this one was merged. Until the transaction ends it stays active.
   * @throws AppError authorGone
   */
  async hold(id: number, manager: EntityManager): Promise<number> {
    const held = await this.authors.hold(id, manager);
    if (held === null) throw new AppError('authorGone', {}, { field: 'authorId' });
    return held;
  }

  /** None of these is merged or removed until the transaction ends. A merge locks two of them in its own order. */
  async holdAll(ids: number[], manager: EntityManager): Promise<void> {
    await inTurn(manager, AUTHORS_LOCK);
    await this.authors.share(ids, manager);
  }

  /**
   * Makes a change in a transaction, one after the other, and records it.
   * @param request what the caller has sent beside the version, so that a repeated call is recognised
   * @param other the second author that it changes
   * @throws AppError notFound, conflict, and what `apply` throws
   */
  async change(
    action: AuthorAction,
    { id, version, key, actor }: AuthorMove,
    request: object,
    apply: (author: AuthorRow, manager: EntityManager) => Promise<Recorded>,
    other?: (manager: EntityManager) => Promise<number | undefined> | number,
  ): Promise<AuthorDto> {
    const { operation, from } = AUTHOR_TRANSITIONS[action];
    const call = { operation, accountId: actor.accountId, key, request: { id, version, ...request } };
    return await this.calls.once(call, async (manager) => {
      await inTurn(manager, AUTHORS_LOCK);
      // In the order of their keys: so does what names several.
      await this.authors.lock([id, (await other?.(manager)) ?? id], manager);
      const author = await this.find(id, manager);
      const { state, version: current } = author;
      if (version !== current || !from.includes(state))
        throw await this.audit.outdated(
          manager,
          { entity: 'author', entityId: id },
          { state, version: current },
        );
      const recorded = await apply(author, manager);
      await this.audit.record(manager, actor, { entity: 'author', action }, { entityId: id, ...recorded });
      await this.events.publish(manager, AUTHOR_CHANGED, {}, { id, action });
      return this.shown(await this.find(id, manager), actor);
    });
  }

  /** The account has to exist, and no author may have it yet. */
  private async checkAccount(accountId: number | null, manager: EntityManager): Promise<void> {
    if (accountId === null) return;
    const field = { field: 'accountId' };
    if (!(await this.authors.hasAccount(accountId, manager))) throw new AppError('accountUnknown', {}, field);
    const other = await this.authors.ofAccount(accountId, manager);
    if (other) throw new AppError('accountHasAuthor', { name: other.name }, field);
  }

  private async find(id: number, manager?: EntityManager): Promise<AuthorRow> {
    const author = await this.authors.find(id, manager);
    if (!author) throw new AppError('notFound');
    return author;
  }

  private shown(author: AuthorRow, holder: Holder): AuthorDto {
    return AuthorDto.from(author, holder, this.config.timeZone);
  }
}

function contentOf({ name, note = '', accountId = null }: WriteAuthorDto): AuthorContent {
  return { name, note, accountId };
}
