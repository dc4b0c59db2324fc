import { Injectable } from '@nestjs/common';
import { Reads } from '../../platform/database/reads.js';
import { anywhere, contains } from '../../platform/database/search-text.js';
import { type ItemReader } from '../content-items/content-item-row.js';
import { seenItems } from '../content-items/seen-items.js';
import { type LabelChoiceDto } from './label-choices.dto.js';
import { LABEL_CHOICES } from './labels.constants.js';

@Injectable()
export class LabelsRepository {
  constructor(private readonly reads: Reads) {}

  /** Counts each spelling before comparing them: there are far fewer spellings than items. */
  async choices(search: string, reader: ItemReader): Promise<LabelChoiceDto[]> {
    return await this.reads.query(
      `WITH spelling AS MATERIALIZED (
         SELECT label, count(*)::int AS items
           FROM (SELECT unnest(labels) AS label FROM ${seenItems(reader)} WHERE state <> 'removed') AS labelled
          GROUP BY label),
       found AS MATERIALIZED (
         SELECT label, items, label_key(label) AS key FROM spelling
          WHERE ${contains('label', '$2')} OR label_key(label) = label_key($3))
       SELECT (array_agg(label ORDER BY items DESC, label))[1] AS label, sum(items)::int AS items,
              key = label_key($3) AS "isSame"
         FROM found GROUP BY key
        ORDER BY "isSame" DESC, items DESC, label LIMIT ${LABEL_CHOICES.maxItems}`,
      [reader.accountId, anywhere(search), search],
    );
  }
}
