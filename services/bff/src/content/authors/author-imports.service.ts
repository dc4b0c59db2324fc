import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { type Written } from '../../common/batches/row-answers.js';
import { AppError } from '../../common/errors/app-error.js';
import { namesWithKeys } from '../../common/text/by-name.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { inTurn } from '../../platform/database/in-turn.js';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import { type KnownAuthor } from './author-row.js';
import { AUTHOR_CHANGED } from './author.event.js';
import { AUTHORS_LOCK } from './authors.constants.js';
import { AuthorsRepository } from './authors.repository.js';
import { KnownAuthors } from './known-authors.js';

export { type KnownAuthors } from './known-authors.js';

/** An author as another system sends it. What is left out stays as it is. */
export interface ImportedAuthor {
  externalId?: string;
  name: string;
  note?: string;
}

type Reference = Pick<ImportedAuthor, 'externalId'> & { name?: string };
type Change = Partial<Pick<KnownAuthor, 'name' | 'note' | 'externalId'>>;

/** Finds and writes the authors of another system: by its id, else by the name in any spelling. */
@Injectable()
export class AuthorImportsService {
  constructor(
    private readonly authors: AuthorsRepository,
    private readonly audit: AuditService,
    private readonly events: LiveEventsService,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /** All that may be among them, for a whole batch. */
  async known(references: Reference[], manager?: EntityManager): Promise<KnownAuthors> {
    const externalIds = references.flatMap(({ externalId }) => externalId ?? []);
    const names = references.flatMap(({ name }) => name ?? []);
    return new KnownAuthors(await this.authors.known(externalIds, names, manager));
  }

  /**
   * The active authors of these names, whom nobody merges or removes until the transaction ends.
   * @param other one more, that is locked with them: all by their keys
   */
  async held(names: string[], manager: EntityManager, other?: number): Promise<KnownAuthors> {
    const references = names.map((name) => ({ name }));
    const found = await this.known(references, manager);
    const ids = found.list.map(({ id }) => id);
    await this.authors.share(other === undefined ? ids : [...ids, other], manager);
    return await this.known(references, manager);
  }

  /**
   * The author that has now what this one had.
   * @param known as {@link known} gave them
   * @throws AppError authorUnknown, nameAmbiguous, authorRemoved
   */
  find(reference: Reference, known: KnownAuthors): number {
    const author = matching(reference, known);
    if (author?.state === 'removed') throw new AppError('authorRemoved', { name: author.name });
    if (author) return author.currentId;
    throw new AppError('authorUnknown', { author: reference.externalId ?? reference.name ?? '' });
  }

  /**
   * A merged author stays as it is: its key is that of the author that has its items now.
   * @param known as {@link known} gave them
   * @throws AppError nameAmbiguous, authorRemoved
   */
  async upsert(imported: ImportedAuthor, known: KnownAuthors, actor: SignedInActor): Promise<Written> {
    const before = named(imported, known);
    if (before && Object.keys(changeOf(before, imported)).length === 0)
      return { result: 'unchanged', id: before.currentId };
    return await this.manager.transaction(async (manager) => {
      await inTurn(manager, AUTHORS_LOCK);
      const author = named(imported, await this.known([imported], manager));
      if (!author) return await this.create(imported, actor, manager);
      return await this.change(author, changeOf(author, imported), actor, manager);
    });
  }

  private async create(
    { externalId, name, note = '' }: ImportedAuthor,
    actor: SignedInActor,
    manager: EntityManager,
  ): Promise<Written> {
    const content = { name, note, accountId: null, externalId: externalId ?? null };
    const id = await this.authors.insert(content, manager);
    await this.record('create', { entityId: id, before: null, after: content }, actor, manager);
    return { result: 'created', id };
  }

  private async change(
    author: KnownAuthor,
    after: Change,
    actor: SignedInActor,
    manager: EntityManager,
  ): Promise<Written> {
    const fields = Object.keys(after) as (keyof Change)[];
    if (fields.length === 0) return { result: 'unchanged', id: author.currentId };
    await this.authors.change(author.id, after, manager);
    const before = Object.fromEntries(fields.map((field) => [field, author[field]]));
    await this.record('edit', { entityId: author.id, before, after }, actor, manager);
    return { result: 'updated', id: author.id };
  }

  private async record(
    action: 'create' | 'edit',
    change: { entityId: number; before: object | null; after: object },
    actor: SignedInActor,
    manager: EntityManager,
  ): Promise<void> {
    await this.audit.record(manager, actor, { entity: 'author', action }, change);
    await this.events.publish(manager, AUTHOR_CHANGED, {}, { id: change.entityId, action });
  }
}

/** The one that a row names. One without an id of the other system may get it. */
function named({ externalId, name }: ImportedAuthor, known: KnownAuthors): KnownAuthor | undefined {
  const reference = externalId === undefined ? { name } : { externalId };
  const author = matching(reference, known);
  if (author?.state === 'removed') throw new AppError('authorRemoved', { name: author.name });
  if (author || externalId === undefined) return author;
  const namesakes = known.named(name).filter((other) => other.externalId === null);
  return namesakes.length === 1 ? namesakes[0] : undefined;
}

/** @throws AppError nameAmbiguous */
function matching({ externalId, name = '' }: Reference, known: KnownAuthors): KnownAuthor | undefined {
  if (externalId !== undefined) return known.called(externalId);
  const [first, ...others] = known.named(name);
  if (first && others.length > 0) {
    const all = [first, ...others];
    throw new AppError('nameAmbiguous', { name, count: all.length, names: namesWithKeys(all) });
  }
  return first;
}

/** The spelling of a name changes only where the other system has an id to tell the author by. */
function changeOf(author: KnownAuthor, { externalId, name, note }: ImportedAuthor): Change {
  if (author.state !== 'active') return {};
  return {
    ...(externalId === undefined || author.name === name ? {} : { name }),
    ...(note === undefined || author.note === note ? {} : { note }),
    ...(externalId === undefined || author.externalId === externalId ? {} : { externalId }),
  };
}
