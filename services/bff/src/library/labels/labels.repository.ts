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

  /** Spellings are counted before they are compared: there are far fewer of them than of items. */
  async choices(search: string, reader: ItemReader): Promise<LabelChoiceDto[]> {
    return await this.reads.query(
      `WITH spelling AS (
         SELECT label, count(*)::int AS items
           FROM ${seenItems(reader)} CROSS JOIN LATERAL unnest(labels) AS label
          WHERE state <> 'removed' AND labels <> '{}'
          GROUP BY label),
       found AS (
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
