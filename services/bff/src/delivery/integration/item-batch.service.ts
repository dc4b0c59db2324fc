import { Injectable } from '@nestjs/common';
import { type SignedInActor } from '../../common/auth/actor.js';
import { judgeRows, type RowOutcome, soundRows, writeRows } from '../../common/batches/row-answers.js';
import { AuthorImportsService } from '../../content/authors/author-imports.service.js';
import { ContentItemImportsService } from '../../library/content-items/content-item-imports.service.js';
import { ItemRowDto } from './item-row.dto.js';

/** Takes the items of another system, each in a transaction of its own. */
@Injectable()
export class ItemBatchService {
  constructor(
    private readonly items: ContentItemImportsService,
    private readonly authors: AuthorImportsService,
  ) {}

  async upsert(rows: unknown[], actor: SignedInActor): Promise<RowOutcome[]> {
    const judged = await judgeRows(rows, ItemRowDto, ({ externalId }) => externalId);
    const sound = soundRows(judged);
    const known = await this.items.known(sound.map(({ externalId }) => externalId));
    const authors = await this.authors.known(sound.flatMap((row) => authorOf(row) ?? []));
    return await writeRows(judged, async (row) => {
      const { author: _name, authorExternalId: _id, ...item } = row;
      const reference = authorOf(row);
      const authorId = reference && this.authors.find(reference, authors);
      return await this.items.upsert({ ...item, authorId }, known.get(row.externalId), actor);
    });
  }
}

function authorOf({
  author,
  authorExternalId,
}: ItemRowDto): { externalId: string } | { name: string } | undefined {
  if (authorExternalId !== undefined) return { externalId: authorExternalId };
  return author === undefined ? undefined : { name: author };
}
