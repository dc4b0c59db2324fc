import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { currentAuthor } from '../../content/authors/authors.constants.js';
import { ContentItem } from '../../content/content/content-item.entity.js';
import { type ContentItemFieldSpec } from './content-item-field-spec.constants.js';
import { CONTENT_ITEM_FIELDS } from './content-item-fields.constants.js';
import { type ImportedCreation, type ImportedUpdate } from './content-item-row.js';
import { ContentRevision } from './content-revision.entity.js';
import { REVISION_FIELDS, WRITTEN_FIELDS } from './item-content.constants.js';
import { columnsOf } from './item-content.js';
import { type ImportedKeptItem } from './kept-item.js';

/** Rows of one statement, whose parameters PostgreSQL limits to 65,535. */
const CHUNK = 500;

/** SQL for the columns that are set from a revision. */
const COLUMNS = WRITTEN_FIELDS.filter((field) => !REVISION_FIELDS.some((other) => other === field)).map(
  (field) => {
    const { column, kind, default: literal }: ContentItemFieldSpec = CONTENT_ITEM_FIELDS[field];
    const said = `content."${field}"`;
    return {
      definition: `"${field}" ${kind === 'integer' ? 'int' : 'text'}`,
      set: `${column} = ${literal === undefined ? said : `coalesce(${said}, ${literal})`}`,
    };
  },
);

/** Many items at once. */
@Injectable()
export class ImportedItemsRepository {
  /** @returns their keys, in the same order */
  async add(creations: ImportedCreation[], accountId: number, manager: EntityManager): Promise<number[]> {
    const ids: number[] = [];
    for (const chunk of chunksOf(creations)) {
      const rows = chunk.map(({ kind, externalId, content }) => ({
        ...columnsOf(content),
        ...{ kind, externalId: externalId || null, ownerId: accountId, editors: [accountId] },
      }));
      const { identifiers } = await manager.insert(ContentItem, rows);
      const added = identifiers.map(({ id }) => id as number);
      const revisions = chunk.map(({ content }, at) => ({
        ...{ itemId: added[at] ?? 0, number: 1, content, editors: [accountId] },
      }));
      await this.addRevisions(revisions, accountId, manager);
      ids.push(...added);
    }
    return ids;
  }

  /** Each gets a new revision, which is a draft. The items are locked. */
  async edit(updates: ImportedUpdate[], accountId: number, manager: EntityManager): Promise<void> {
    for (const chunk of chunksOf(updates)) {
      const revisions = chunk.map(({ item, content }) => ({
        ...{ itemId: item.id, number: item.working + 1, content, editors: makersOf(item, accountId) },
      }));
      await this.addRevisions(revisions, accountId, manager);
    }
    const ids = updates.map(({ item }) => item.id);
    await manager.query(
      `UPDATE content_item item
          SET working = item.working + 1, state = 'draft', version = item.version + 1, updated_at = now(),
              editors = revision.editors
         FROM content_revision revision
        WHERE item.id = ANY ($1::int[]) AND revision.item_id = item.id AND revision.number = item.working + 1`,
      [ids],
    );
    await this.showDrafts(ids, manager);
  }

  /** Makes the newest revision the one before. The items are locked. */
  async putBack(items: ImportedKeptItem[], manager: EntityManager): Promise<void> {
    const kept = items.flatMap(({ id, before }) => (before ? [{ id, ...before }] : []));
    const [{ ids }]: [{ ids: number[] | null }] = await manager.query(
      `WITH kept AS (SELECT * FROM jsonb_to_recordset($1) AS kept (id int, working int, state text, editors int[])),
            gone AS (DELETE FROM content_revision USING kept WHERE item_id = kept.id AND number > kept.working),
            back AS (
              UPDATE content_item item
                 SET working = kept.working, state = kept.state, editors = kept.editors,
                     version = item.version + 1, updated_at = now()
                FROM kept WHERE item.id = kept.id
              RETURNING item.id)
       SELECT array_agg(id) AS ids FROM back`,
      [JSON.stringify(kept)],
    );
    await this.showDrafts(ids ?? [], manager);
  }

  /** How many of the items a set holds by name. */
  async heldBySets(ids: number[], manager: EntityManager): Promise<number> {
    const [{ held }]: [{ held: number }] = await manager.query(
      'SELECT count(DISTINCT item_id)::int AS held FROM policy_member WHERE item_id = ANY ($1::int[])',
      [ids],
    );
    return held;
  }

  /** For good, with their revisions. */
  async remove(ids: number[], manager: EntityManager): Promise<void> {
    await manager.query('DELETE FROM content_item WHERE id = ANY ($1::int[])', [ids]);
  }

  private async addRevisions(
    revisions: Pick<ContentRevision, 'content' | 'editors' | 'itemId' | 'number'>[],
    accountId: number,
    manager: EntityManager,
  ): Promise<void> {
    const by = { createdBy: accountId, changedBy: accountId };
    await manager.insert(
      ContentRevision,
      revisions.map((revision) => ({ ...revision, ...by })),
    );
  }

  /** Until something of an item is published, its columns are those of its newest revision. */
  private async showDrafts(ids: number[], manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE content_item item
          SET author_id = ${currentAuthor('content."authorId"')}, labels = content.labels,
              ${COLUMNS.map(({ set }) => set).join(', ')}
         FROM content_revision revision
        CROSS JOIN LATERAL jsonb_to_record(revision.content) AS content (
                "authorId" int, labels text[], ${COLUMNS.map(({ definition }) => definition).join(', ')})
        WHERE item.id = ANY ($1::int[]) AND item.published IS NULL
          AND revision.item_id = item.id AND revision.number = item.working`,
      [ids],
    );
  }
}

/** What was rejected is still to be inspected: whoever changed it before counts. */
function makersOf({ state, editors }: ImportedUpdate['item'], accountId: number): number[] {
  const others = state === 'draft' || state === 'rejected' ? editors : [];
  return [...new Set([...others, accountId])];
}

function chunksOf<Row>(rows: Row[]): Row[][] {
  const starts = Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, at) => at * CHUNK);
  return starts.map((start) => rows.slice(start, start + CHUNK));
}
