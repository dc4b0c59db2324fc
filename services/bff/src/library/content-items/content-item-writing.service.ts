import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { AppError } from '../../common/errors/app-error.js';
import { AuthorsService } from '../../content/authors/authors.service.js';
import { type ContentItem } from '../../content/content/content-item.entity.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { ReviewsService } from '../../review/reviews/reviews.service.js';
import { ContentBodiesService } from './content-bodies.service.js';
import { ContentItemDeskService } from './content-item-desk.service.js';
import { type ContentItemDto } from './content-item.dto.js';
import { type CreateContentItemDto, type SaveContentItemDto } from './content-item-request.dto.js';
import { type ItemContent, OWN_AUTHOR } from './item-content.constants.js';
import { ContentItemsRepository } from './content-items.repository.js';
import { ContentItemsService } from './content-items.service.js';
import { ContentRevisionsRepository } from './content-revisions.repository.js';
import { auditedContent, checkContent, columnsOf, contentOf } from './item-content.js';

/** A change of an item in the version that the caller has read. */
export interface ItemEdit {
  id: number;
  version: number;
  key?: string | undefined;
  actor: SignedInActor;
}

/** Creates items, and changes what they say. The newest revision is changed as long as it is a draft. */
@Injectable()
export class ContentItemWritingService {
  constructor(
    private readonly service: ContentItemsService,
    private readonly items: ContentItemsRepository,
    private readonly revisions: ContentRevisionsRepository,
    private readonly bodies: ContentBodiesService,
    private readonly authors: AuthorsService,
    private readonly desk: ContentItemDeskService,
    private readonly reviews: ReviewsService,
    private readonly calls: IdempotencyService,
  ) {}

  /** @throws AppError contractBroken, authorGone, externalIdTaken, idempotencyKeyReused */
  async create(
    { kind, externalId = '', authorId, ...request }: CreateContentItemDto,
    key: string | undefined,
    actor: SignedInActor,
  ): Promise<ContentItemDto> {
    const { accountId } = actor;
    const written = contentOf({ ...request, authorId: authorId ?? OWN_AUTHOR });
    checkContent(kind, written);
    const call = {
      ...{ operation: 'createContentItem' as const, accountId, key },
      request: { ...request, authorId: authorId ?? null, kind, externalId },
    };
    return await this.calls.once(call, async (manager) => {
      await this.bodies.refuseUnknown(written, actor, manager);
      const content = await this.withAuthor(written, actor, manager);
      await this.refuseTaken(externalId, 0, manager);
      const item = {
        ...columnsOf(content),
        kind,
        externalId: externalId || null,
        ownerId: accountId,
        editors: [accountId],
      };
      const id = await this.items.insert(item, manager);
      await this.revisions.insert(
        { itemId: id, number: 1, content, editors: [accountId], accountId },
        manager,
      );
      const created = await this.service.find(id, actor, manager);
      const after = { state: created.state, kind, ...auditedContent(content), externalId };
      await this.reviews.opened(manager, this.desk, created, { actor, action: 'create', after, todo: null });
      return await this.service.get(id, actor, manager);
    });
  }

  /** @throws AppError notFound, conflict, contractBroken, authorGone, externalIdTaken */
  async save(
    { version, externalId = '', ...request }: SaveContentItemDto,
    { id, actor }: Omit<ItemEdit, 'version'>,
  ): Promise<ContentItemDto> {
    const edit = { id, version, actor, key: undefined };
    return await this.write(edit, { operation: 'saveContentItem', request }, () => ({
      written: contentOf(request),
      externalId,
    }));
  }

  /** Makes a draft of what an earlier revision says. @throws AppError notFound, conflict, authorGone */
  async restore(number: number, edit: ItemEdit): Promise<ContentItemDto> {
    const call = { operation: 'restoreContentRevision', request: { number } } as const;
    return await this.write(edit, call, async (item, manager) => {
      const { content, editors } = await this.service.revision(item, number, manager);
      return { written: content, externalId: item.externalId ?? '', restored: number, makers: editors };
    });
  }

  private async write(
    { id, version, key, actor }: ItemEdit,
    { operation, request }: { operation: 'restoreContentRevision' | 'saveContentItem'; request: object },
    written: (item: ContentItem, manager: EntityManager) => Promise<Written> | Written,
  ): Promise<ContentItemDto> {
    const { accountId } = actor;
    const call = { operation, accountId, key, request: { id, version, ...request } };
    return await this.calls.once(call, async (manager) => {
      const read = await this.service.find(id, actor, manager);
      const { written: asked, externalId, restored, makers = [] } = await written(read, manager);
      checkContent(read.kind, asked);
      await this.bodies.refuseUnknown(asked, actor, manager);
      // The author is locked before the item: so does a merge.
      const content = await this.withAuthor(asked, actor, manager);
      const item = await this.service.hold(id, actor, manager);
      await this.reviews.check(manager, this.desk, { record: item, actor, action: 'edit', version });
      const { content: before } = await this.service.revision(item, item.working, manager);
      const number = await this.store(item, content, { accountId, externalId, makers }, manager);
      const step = { record: item, actor, action: 'edit', state: 'draft', reason: '', isOwn: false } as const;
      await this.reviews.settle(manager, this.desk, step, {
        before: { ...auditedContent(before, content), externalId: item.externalId ?? '' },
        after: {
          ...{ revision: number, ...auditedContent(content, before), externalId },
          ...(restored === undefined ? {} : { restored }),
        },
      });
      return await this.service.get(id, actor, manager);
    });
  }

  /** In the newest revision while it is a draft, in a new one otherwise. @returns its number */
  private async store(
    item: ContentItem,
    content: ItemContent,
    { accountId, externalId, makers }: { accountId: number; externalId: string; makers: readonly number[] },
    manager: EntityManager,
  ): Promise<number> {
    const { id: itemId, state, working, published } = item;
    if (externalId !== (item.externalId ?? '')) await this.refuseTaken(externalId, itemId, manager);
    const number = state === 'draft' ? working : working + 1;
    // What was rejected is still to be inspected.
    const others = state === 'draft' || state === 'rejected' ? item.editors : [];
    const made = [...new Set([...others, ...makers, accountId])];
    const revision = { itemId, number, content, accountId, editors: made };
    if (number === working) await this.revisions.write(revision, manager);
    else await this.revisions.insert(revision, manager);
    const columns = published === null ? columnsOf(content) : {};
    const { editors } = await this.service.revision(item, number, manager);
    await this.items.write(
      itemId,
      { ...columns, editors, working: number, externalId: externalId || null },
      manager,
    );
    return number;
  }

  /** Nobody merges or removes the author until the transaction ends. */
  private async withAuthor(
    content: ItemContent,
    actor: SignedInActor,
    manager: EntityManager,
  ): Promise<ItemContent> {
    const { authorId: id } = content;
    const author = id === OWN_AUTHOR ? await this.authors.own(actor, manager) : id;
    return { ...content, authorId: await this.authors.hold(author, manager) };
  }

  private async refuseTaken(externalId: string, id: number, manager: EntityManager): Promise<void> {
    if (externalId === '') return;
    const other = await this.items.withExternalId(externalId, id, manager);
    if (!other) return;
    const { title } = other;
    throw new AppError('externalIdTaken', { id: externalId, title }, { field: 'externalId', id: other.id });
  }
}

interface Written {
  written: ItemContent;
  externalId: string;
  /** The number of the revision that is restored. */
  restored?: number;
  /** Who has made it. */
  makers?: readonly number[];
}
