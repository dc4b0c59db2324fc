import { Injectable } from '@nestjs/common';
import { type ContentKind } from './content.constants.js';
import { type PopularItem } from './content.dto.js';
import { type ColumnsOf, date, float, integer, text } from '../../platform/database/statements/column.js';
import { defineStatement } from '../../platform/database/statements/define-statement.js';
import { Statements } from '../../platform/database/statements/statements.js';

const FOUND: ColumnsOf<PopularItem> = {
  id: integer,
  title: text(),
  clicks: float,
  today: float,
  yesterday: float,
};

/** Parameters: the kind, how many, today, yesterday, and before which hour of both days. */
const MOST_CLICKED = defineStatement('most_clicked_items', {
  text: `
    WITH popular AS (
      SELECT id, title, sum(clicks)::float8 AS clicks
        FROM content_item JOIN content_month ON item_id = id
       WHERE kind = $1 GROUP BY id ORDER BY clicks DESC, id LIMIT $2::int
    )
    SELECT popular.*,
           coalesce(sum(fact.clicks) FILTER (WHERE fact.day = $3 AND fact.hour < $5::int), 0)::float8 AS today,
           coalesce(sum(fact.clicks) FILTER (WHERE fact.day = $4 AND fact.hour < $5::int), 0)::float8 AS yesterday
      FROM popular LEFT JOIN content_fact fact ON fact.item_id = popular.id AND fact.day IN ($3, $4)
     GROUP BY popular.id, popular.title, popular.clicks ORDER BY popular.clicks DESC, popular.id`,
  parameters: [text<ContentKind>(), integer, date, date, integer],
  columns: FOUND,
});

@Injectable()
export class ContentRepository {
  constructor(private readonly statements: Statements) {}

  /** The most opened items of a kind over all stored facts, with the number of opens on two days before an hour. */
  mostClicked(
    kind: ContentKind,
    limit: number,
    today: Temporal.PlainDate,
    yesterday: Temporal.PlainDate,
    untilHour: number,
  ): Promise<PopularItem[]> {
    return this.statements.run(MOST_CLICKED, kind, limit, today.toString(), yesterday.toString(), untilHour);
  }
}
