import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { type Written } from '../../common/batches/row-answers.js';
import { AppError } from '../../common/errors/app-error.js';
import { type CreateContentItemDto } from './content-item-request.dto.js';
import { type ItemNames, type KnownItem, type NamedItems } from './content-item-row.js';
import { type ContentItemDto } from './content-item.dto.js';
import { ContentItemStepsService } from './content-item-steps.service.js';
import { ContentItemWritingService } from './content-item-writing.service.js';
import { CONTENT_FIELDS, DEFAULT_CONTENT, type ItemContent, OWN_AUTHOR } from './item-content.constants.js';
import { ContentBodiesService } from './content-bodies.service.js';
import { ContentItemsRepository } from './content-items.repository.js';
import { ContentItemsService, mayEdit } from './content-items.service.js';
import { contentOf } from './item-content.js';

/** An item as another system sends it. What is left out stays as it is. */
export interface ImportedItem extends CreateContentItemDto {
  /** That of the item, or, of a new one, the caller. */
  authorId: number | undefined;
  externalId: string;
  /** Whether it is to be inspected. */
  submit?: boolean;
}

/** Finds, writes and removes the items of another system by its ids. Nothing goes online by it. */
@Injectable()
export class ContentItemImportsService {
  constructor(
    private readonly items: ContentItemsRepository,
    private readonly writing: ContentItemWritingService,
    private readonly steps: ContentItemStepsService,
    private readonly bodies: ContentBodiesService,
    private readonly service: ContentItemsService,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /** By the id of the other system; one that is not in the bin comes before one that is. */
  async known(externalIds: string[], manager?: EntityManager): Promise<Map<string, KnownItem>> {
    const found = await this.items.known(externalIds, manager);
    return new Map(found.map((item) => [item.externalId, item]));
  }

  /** By their own keys, or by those of the other system, as {@link known} finds them. */
  async named({ ids, externalIds }: ItemNames, manager?: EntityManager): Promise<NamedItems> {
    const found = await this.items.knownByIds(ids, manager);
    const byId = new Map(found.map((item) => [item.id, item]));
    const known = await this.items.known(externalIds, manager);
    return {
      byId,
      byExternalId: new Map(known.map((item) => [item.externalId, byId.get(item.id) ?? item])),
    };
  }

  /** The same, which nobody else changes until the transaction ends. Lock the authors before. */
  async held(names: ItemNames, manager: EntityManager): Promise<NamedItems> {
    await this.items.lockKnown(names, manager);
    return await this.named(names, manager);
  }

  /**
   * @param known the item, as {@link known} gave it
   * @throws AppError contractBroken, externalIdTaken, itemInBin, itemInspected, conflict, contentIncomplete, pictureUndescribed,
   * addressDead
   */
  async upsert(imported: ImportedItem, known: KnownItem | undefined, actor: SignedInActor): Promise<Written> {
    const { submit = false, kind, externalId, ...given } = imported;
    if (!known) {
      if (submit)
        await this.bodies.refuseUnready(
          kind,
          contentOf({ ...given, authorId: given.authorId ?? OWN_AUTHOR }),
        );
      const { id, version } = await this.writing.create({ ...given, kind, externalId }, undefined, actor);
      if (submit) await this.submit(id, version, actor);
      return { result: 'created', id };
    }
    refuseUnfit(known, kind, actor);
    const { id, state, version } = known;
    const content = merged(known.content, given);
    const isEqual = CONTENT_FIELDS.every(
      (field) => JSON.stringify(content[field]) === JSON.stringify(known.content[field]),
    );
    const isSubmitted = submit && (state === 'draft' || !isEqual);
    if (isEqual && !isSubmitted) return { result: 'unchanged', id };
    if (state === 'inspecting') throw new AppError('itemInspected', { title: known.content.title });
    if (isSubmitted) await this.bodies.refuseUnready(kind, content);
    const current = isEqual
      ? version
      : (await this.writing.save({ ...content, externalId, version }, { id, actor })).version;
    if (isSubmitted) await this.submit(id, current, actor);
    return { result: 'updated', id };
  }

  /**
   * Into the bin, whatever its version is: the other system has not read it. One that is there already stays as it is.
   * @throws AppError externalIdUnknown, itemOnline, itemInspected
   */
  async remove(externalId: string, actor: SignedInActor): Promise<ContentItemDto> {
    return await this.manager.transaction(async (manager) => {
      const found = (await this.held({ ids: [], externalIds: [externalId] }, manager)).byExternalId;
      const known = found.get(externalId);
      if (!known || !mayEdit(known, actor)) throw new AppError('externalIdUnknown', { id: externalId });
      const { id, state, version, online } = known;
      if (state !== 'removed') {
        const { title } = known.content;
        const current = { state, version };
        if (online === 'online') throw new AppError('itemOnline', { title }, current);
        if (state === 'inspecting') throw new AppError('itemInspected', { title }, current);
        await this.steps.take('remove', { id, version, actor }, manager);
      }
      return await this.service.get(id, actor, manager);
    });
  }

  private async submit(id: number, version: number, actor: SignedInActor): Promise<void> {
    await this.steps.move('submit', { id, version, actor });
  }
}

/** @throws AppError itemInBin, externalIdTaken, contractBroken */
function refuseUnfit(known: KnownItem, kind: string, actor: SignedInActor): void {
  const { id, externalId, content } = known;
  const { title } = content;
  if (!mayEdit(known, actor))
    throw new AppError('externalIdTaken', { id: externalId, title }, { field: 'externalId', id });
  if (known.state === 'removed') throw new AppError('itemInBin', { title });
  if (known.kind !== kind)
    throw new AppError('contractBroken', {}, [
      { field: 'kind', rule: 'enum', params: { values: known.kind } },
    ]);
}

function merged(stored: ItemContent, given: Omit<ImportedItem, 'externalId' | 'kind'>): ItemContent {
  const fields = CONTENT_FIELDS.flatMap((field) =>
    given[field] === undefined ? [] : [[field, given[field]] as const],
  );
  return { ...DEFAULT_CONTENT, ...stored, ...Object.fromEntries(fields) };
}
