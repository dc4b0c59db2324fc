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
  recent: float,
  before: float,
};

/** Parameters: the kind, how many, today, the hour of it that runs. */
const MOST_CLICKED = defineStatement('most_clicked_items', {
  text: `
    WITH popular AS (
      SELECT id, title, sum(clicks)::float8 AS clicks
        FROM content_item JOIN content_month ON item_id = id
       WHERE kind = $1 GROUP BY id ORDER BY clicks DESC, id LIMIT $2::int
    )
    SELECT popular.*,
           coalesce(sum(fact.clicks) FILTER (WHERE ago < 24), 0)::float8 AS recent,
           coalesce(sum(fact.clicks) FILTER (WHERE ago >= 24), 0)::float8 AS before
      FROM popular
      LEFT JOIN (SELECT item_id, clicks, ($3::date - day) * 24 + $4::int - 1 - hour AS ago
                   FROM content_fact WHERE day BETWEEN $3::date - 2 AND $3::date) AS fact
        ON fact.item_id = popular.id AND ago BETWEEN 0 AND 47
     GROUP BY popular.id, popular.title, popular.clicks ORDER BY popular.clicks DESC, popular.id`,
  parameters: [text<ContentKind>(), integer, date, integer],
  columns: FOUND,
});

@Injectable()
export class ContentRepository {
  constructor(private readonly statements: Statements) {}

  /** The most opened items of a kind over all stored facts, with their opens of the last 24 whole hours and of the 24 before. */
  mostClicked(kind: ContentKind, limit: number, now: Temporal.ZonedDateTime): Promise<PopularItem[]> {
    return this.statements.run(MOST_CLICKED, kind, limit, now.toPlainDate().toString(), now.hour);
  }
}
