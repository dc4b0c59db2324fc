import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { type Principal } from '../../common/auth/principal.js';
import { labelKey } from '../../common/text/label-key.js';
import { Config } from '../../config/config.js';
import { AuthorImportsService } from '../../content/authors/author-imports.service.js';
import { AuthorsService } from '../../content/authors/authors.service.js';
import { checkRows, type ImportCheck, type ImportWriting } from '../../platform/imports/import-check.js';
import { type SheetImport } from '../../platform/imports/sheet-import.entity.js';
import { SheetImportsRepository } from '../../platform/imports/sheet-imports.repository.js';
import { SheetImportsService } from '../../platform/imports/sheet-imports.service.js';
import { ContentBodiesService } from '../content-items/content-bodies.service.js';
import { type ContentItemImportField } from '../content-items/content-item-fields.constants.js';
import { ITEM_BODY } from '../content-items/content-items.constants.js';
import { ContentItemImportsService } from '../content-items/content-item-imports.service.js';
import {
  type ImportedCreation,
  type ImportedUpdate,
  type ItemNames,
} from '../content-items/content-item-row.js';
import { ContentOperationsService } from '../operations/content-operations.service.js';
import { type ContentImportResultDto } from './content-import.dto.js';
import { ContentImport } from './content-import.entity.js';
import { OWN_AUTHOR } from '../content-items/item-content.constants.js';
import { ImportedItemsService } from '../content-items/imported-items.service.js';
import { ITEM_READER, itemOf, type ItemValues, judgeOf } from './item-rows.js';

/** A letter outside the basic plane counts as one, and is stored as two. */
const LONGEST_CELL = 2 * ITEM_BODY.maxLength + 1;

/** The id of an item or a known external id changes that item; any other row creates one. Nothing goes online by it. */
@Injectable()
export class ContentImportsService extends SheetImportsService<
  ContentItemImportField,
  ImportedCreation,
  ImportedUpdate,
  Omit<ContentImportResultDto, 'rejected'>
> {
  constructor(
    private readonly items: ContentItemImportsService,
    private readonly authors: AuthorImportsService,
    private readonly people: AuthorsService,
    private readonly bodies: ContentBodiesService,
    private readonly imported: ImportedItemsService,
    private readonly operations: ContentOperationsService,
    private readonly config: Config,
    @InjectEntityManager() manager: EntityManager,
  ) {
    const repository = new SheetImportsRepository(manager, ContentImport);
    super(manager, repository, { reader: ITEM_READER, cell: LONGEST_CELL });
  }

  protected check(
    pending: Pick<SheetImport, 'columns' | 'rows'>,
    principal: Principal,
    writing?: ImportWriting,
  ): Promise<ImportCheck<ImportedCreation, ImportedUpdate>> {
    return checkRows(pending, ITEM_READER, this.config.timeZone, async (all) => {
      const textsOf = (field: ContentItemImportField) => [
        ...new Set(all.flatMap((values) => (values[field] as string | undefined) ?? [])),
      ];
      const ids = new Set((all as ItemValues[]).flatMap(({ itemId }) => itemId ?? []));
      const [authorNames, names] = [textsOf('author'), { ids: [...ids], externalIds: textsOf('externalId') }];
      // The authors are locked before the items: so does a merge.
      const ownName = await this.people.nameOfNew(principal.accountId, writing?.manager);
      const ownId = writing && (await this.ownFor(all as ItemValues[], { names, ownName }, writing));
      const authors = writing
        ? await this.authors.held(authorNames, writing.manager, ownId)
        : await this.authors.known(authorNames.map((name) => ({ name })));
      const own = writing ? await this.heldOwn(ownId, writing.manager) : OWN_AUTHOR;
      const items = writing ? await this.items.held(names, writing.manager) : await this.items.named(names);
      const unknownPictures = await this.bodies.unknownIn(textsOf('body'), principal, writing?.manager);
      return judgeOf({ items, authors, own, ownName, unknownPictures, principal });
    });
  }

  /** Whoever imports as an author, where a row needs one. No item is locked yet. */
  private async ownFor(
    rows: ItemValues[],
    { names, ownName }: { names: ItemNames; ownName: string | undefined },
    { manager, actor }: ImportWriting,
  ): Promise<number | undefined> {
    const items = await this.items.named(names, manager);
    const ownKey = ownName === undefined ? undefined : await this.freeKey(ownName, manager);
    const needsOwn = (values: ItemValues) =>
      values.author === undefined
        ? values.itemId === undefined && !itemOf(values, items)
        : ownKey !== undefined && labelKey(values.author) === ownKey;
    if (!rows.some(needsOwn)) return undefined;
    return await this.people.own(actor, manager);
  }

  /** What the name is compared by, unless an author has it: then that one is meant, not whoever imports. */
  private async freeKey(name: string, manager: EntityManager): Promise<string | undefined> {
    const { list } = await this.authors.known([{ name }], manager);
    return list.length === 0 ? labelKey(name) : undefined;
  }

  private async heldOwn(id: number | undefined, manager: EntityManager): Promise<number | undefined> {
    return id === undefined ? undefined : await this.people.hold(id, manager);
  }

  protected async write(
    manager: EntityManager,
    actor: SignedInActor,
    id: string,
    { create, update, unchanged }: ImportCheck<ImportedCreation, ImportedUpdate>,
  ): Promise<Omit<ContentImportResultDto, 'rejected'>> {
    const items = await this.imported.write(create, update, { actor, operationId: id }, manager);
    const change = { id, action: 'import' } as const;
    const result = await this.operations.record(manager, actor, change, items, items.length + unchanged);
    return Object.assign(result, { created: create.length, updated: update.length });
  }
}
