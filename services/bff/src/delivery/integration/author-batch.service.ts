import { Injectable } from '@nestjs/common';
import { type SignedInActor } from '../../common/auth/actor.js';
import { judgeRows, type RowOutcome, soundRows, writeRows } from '../../common/batches/row-answers.js';
import { AuthorImportsService } from '../../content/authors/author-imports.service.js';
import { AuthorRowDto } from './author-row.dto.js';

/** Takes the authors of another system, each in a transaction of its own. */
@Injectable()
export class AuthorBatchService {
  constructor(private readonly authors: AuthorImportsService) {}

  async upsert(rows: unknown[], actor: SignedInActor): Promise<RowOutcome[]> {
    const judged = await judgeRows(rows, AuthorRowDto, ({ externalId, name }) =>
      externalId === undefined ? `name ${name}` : `id ${externalId}`,
    );
    const known = await this.authors.known(soundRows(judged));
    return await writeRows(judged, (row) => this.authors.upsert(row, known, actor));
  }
}
