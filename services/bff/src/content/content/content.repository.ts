import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { type ContentKind } from './content.constants.js';
import { type PopularItem } from './content.dto.js';
import { ContentItem } from './content-item.entity.js';

@Injectable()
export class ContentRepository {
  constructor(@InjectRepository(ContentItem) private readonly items: Repository<ContentItem>) {}

  /** The most opened items of a kind over all stored facts, with the number of opens on the given days. */
  async mostClicked(
    kind: ContentKind,
    limit: number,
    today: Temporal.PlainDate,
    yesterday: Temporal.PlainDate,
  ): Promise<PopularItem[]> {
    return await this.items.query(
      `WITH popular AS (
         SELECT id, title, sum(clicks)::float8 AS clicks
           FROM content_item JOIN content_month ON item_id = id
          WHERE kind = $1 GROUP BY id ORDER BY clicks DESC, id LIMIT $2
       )
       SELECT popular.*,
              coalesce(sum(fact.clicks) FILTER (WHERE fact.day = $3), 0)::float8 AS today,
              coalesce(sum(fact.clicks) FILTER (WHERE fact.day = $4), 0)::float8 AS yesterday
         FROM popular LEFT JOIN content_fact fact ON fact.item_id = popular.id AND fact.day IN ($3, $4)
        GROUP BY popular.id, popular.title, popular.clicks ORDER BY popular.clicks DESC, popular.id`,
      [kind, limit, today.toString(), yesterday.toString()],
    );
  }
}
