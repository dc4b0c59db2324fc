import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { labelKeys } from '../../platform/database/label-keys.js';
import { type LabelMerge } from './label-merge.entity.js';
import { inLabels, merged } from './merged-labels.js';

interface Labelled {
  id: number;
  labels: string[];
  revisions: { number: number; labels: string[] }[];
}

/** What one item was called before. */
export interface Relabelled {
  id: number;
  before: string[];
  after: string[];
}

const named = (labels: string, key: string) => `${labelKeys(labels)} @> ARRAY[${key}]`;

/** Of the newest revision, of what is online, or of what was last. */
const WITH_LABEL = `
  SELECT id FROM content_item WHERE ${named('labels', '$1')}
   UNION
  SELECT item_id FROM content_listing WHERE ${named('labels', '$1')}`;

/** Items by a label of what children get of them, or of what people work on. Other revisions stay as they were written. */
@Injectable()
export class LabelledItemsRepository {
  async count(key: string, manager: EntityManager): Promise<number> {
    const [{ count }]: [{ count: number }] = await manager.query(
      `SELECT count(*)::int AS count FROM (${WITH_LABEL}) AS item`,
      [key],
    );
    return count;
  }

  async anyWith(key: string, manager: EntityManager): Promise<number | undefined> {
    const [item]: { id: number }[] = await manager.query(`${WITH_LABEL} LIMIT 1`, [key]);
    return item?.id;
  }

  /** Among the items after the last one. */
  async next(
    { fromKey, afterId }: LabelMerge,
    most: number,
    manager: EntityManager,
  ): Promise<{ lastId: number | null; ids: number[] }> {
    const [found]: [{ lastId: number | null; ids: number[] }] = await manager.query(
      `SELECT max(item.id) AS "lastId",
              coalesce(array_agg(item.id ORDER BY item.id) FILTER (
                WHERE ${named('item.labels', '$2')} OR EXISTS (
                  SELECT FROM content_listing listed WHERE listed.item_id = item.id AND ${named('listed.labels', '$2')})), '{}') AS ids
         FROM (SELECT id, labels FROM content_item WHERE id > $1 ORDER BY id LIMIT $3) AS item`,
      [afterId, fromKey, most],
    );
    return found;
  }

  /**
   * Locks the items as every change of them does. Their versions increase, so that nobody stores the old label from an open form;
   * who has made a revision, and when it was changed, stay: nobody has written it.
   */
  async relabel(ids: number[], merge: LabelMerge, manager: EntityManager): Promise<Relabelled[]> {
    await manager.query('SELECT FROM content_item WHERE id = ANY ($1::int[]) ORDER BY id FOR UPDATE', [ids]);
    const items: Labelled[] = await manager.query(
      `SELECT item.id, item.labels,
              (SELECT json_agg(json_build_object('number', number, 'labels', coalesce(content -> 'labels', '[]'))
                               ORDER BY number)
                 FROM content_revision revision
                WHERE revision.item_id = item.id AND revision.number IN (item.working, item.published)) AS revisions
         FROM content_item item WHERE id = ANY ($1::int[]) ORDER BY id`,
      [ids],
    );
    const moved = (labels: string[]) => inLabels(labels, (entries) => merged(entries, merge));
    await manager.query(
      `UPDATE content_revision revision SET content = jsonb_set(content, '{labels}', moved.labels)
         FROM jsonb_to_recordset($1::jsonb) AS moved (id int, number int, labels jsonb)
        WHERE revision.item_id = moved.id AND revision.number = moved.number`,
      [
        JSON.stringify(
          items.flatMap(({ id, revisions }) =>
            revisions
              .map(({ number, labels }) => ({ id, number, before: labels, labels: moved(labels) }))
              .filter(({ before, labels }) => isChanged(before, labels)),
          ),
        ),
      ],
    );
    await manager.query(
      `UPDATE content_item item
          SET labels = ARRAY(SELECT jsonb_array_elements_text(moved.labels)), version = item.version + 1
         FROM jsonb_to_recordset($1::jsonb) AS moved (id int, labels jsonb)
        WHERE item.id = moved.id`,
      [JSON.stringify(items.map(({ id, labels }) => ({ id, labels: moved(labels) })))],
    );
    return items.map(({ id, labels, revisions }) => {
      const lists = [...revisions.map((revision) => revision.labels).toReversed(), labels];
      const before = lists.find((list) => isChanged(list, moved(list))) ?? labels;
      return { id, before, after: moved(before) };
    });
  }
}

function isChanged(before: string[], after: string[]): boolean {
  return before.join('\n') !== after.join('\n');
}
