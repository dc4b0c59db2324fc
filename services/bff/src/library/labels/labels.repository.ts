import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { Reads } from '../../platform/database/reads.js';
import { anywhere, contains } from '../../platform/database/search-text.js';
import { type ItemReader } from '../content-items/content-item-row.js';
import { seenItems } from '../content-items/seen-items.js';
import { type LabelChoiceDto } from './label-choices.dto.js';
import { type LabelQuery } from './label.dto.js';
import { LABEL_CHOICES } from './labels.constants.js';
import { type CountedLabel } from './near-doubles.js';

/** Spellings are counted before they are compared: there are far fewer of them than items. `$1` is what {@link seenItems} names. */
function spellings(reader: ItemReader): string {
  return `
    spelling AS MATERIALIZED (
      SELECT label, count(*)::int AS items
        FROM (SELECT unnest(labels) AS label FROM ${seenItems(reader)} WHERE state <> 'removed') AS labelled
       GROUP BY label)`;
}

/** SQL for one label of several spellings. */
const MOST_SPELT = '(array_agg(label ORDER BY items DESC, label))[1]';

@Injectable()
export class LabelsRepository {
  constructor(private readonly reads: Reads) {}

  async choices(search: string, reader: ItemReader): Promise<LabelChoiceDto[]> {
    return await this.reads.query(
      `WITH ${spellings(reader)},
       found AS MATERIALIZED (
         SELECT label, items, label_key(label) AS key FROM spelling
          WHERE ${contains('label', '$2')} OR label_key(label) = label_key($3))
       SELECT ${MOST_SPELT} AS label, sum(items)::int AS items, key = label_key($3) AS "isSame"
         FROM found GROUP BY key
        ORDER BY "isSame" DESC, items DESC, label LIMIT ${LABEL_CHOICES.maxItems}`,
      [reader.accountId, anywhere(search), search],
    );
  }

  /** The most used first. */
  async page(
    { search = '', current, pageSize }: LabelQuery,
    reader: ItemReader,
  ): Promise<{ list: CountedLabel[]; total: number }> {
    const [page] = await this.reads.query<[{ list: CountedLabel[]; total: number }]>(
      `WITH ${spellings(reader)},
       named AS (
         SELECT ${MOST_SPELT} AS label, sum(items)::int AS items FROM spelling
          WHERE ${contains('label', '$2')} GROUP BY label_key(label)),
       page AS (SELECT label, items FROM named ORDER BY items DESC, label LIMIT $3 OFFSET $4)
       SELECT (SELECT count(*)::int FROM named) AS total,
              (SELECT coalesce(json_agg(page ORDER BY items DESC, label), '[]') FROM page) AS list`,
      [reader.accountId, anywhere(search.trim()), pageSize, (current - 1) * pageSize],
    );
    return page;
  }

  /** How most items spell a label, also those that are in the bin; undefined if none has it. */
  async spelling(key: string, manager: EntityManager): Promise<string | undefined> {
    const [found]: { label: string }[] = await manager.query(
      `SELECT label FROM (
         SELECT unnest(labels) AS label FROM content_listing WHERE label_keys(labels) @> ARRAY[$1]
          UNION ALL
         SELECT unnest(labels) FROM content_item WHERE label_keys(labels) @> ARRAY[$1]) AS labelled
        WHERE label_key(label) = $1 GROUP BY label ORDER BY count(*) DESC, label LIMIT 1`,
      [key],
    );
    return found?.label;
  }
}
