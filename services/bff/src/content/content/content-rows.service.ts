import { Injectable } from '@nestjs/common';
import { AuthorsService } from '../authors/authors.service.js';
import { ROWS_PERIOD } from '../periods/periods.constants.js';
import { PeriodsService } from '../periods/periods.service.js';
import { type ContentRowPageDto, type ContentRowsQuery } from './content-rows.dto.js';
import { ContentRowsRepository } from './content-rows.repository.js';

/** The content behind a figure of the analyses. */
@Injectable()
export class ContentRowsService {
  constructor(
    private readonly rows: ContentRowsRepository,
    private readonly periods: PeriodsService,
    private readonly authors: AuthorsService,
  ) {}

  async page(query: ContentRowsQuery): Promise<ContentRowPageDto> {
    const days = this.periods.daysOf(query, ROWS_PERIOD.maxDays);
    // A stored address may name an author that was merged since.
    if (query.author !== undefined) query.author = await this.authors.current(query.author);
    return await this.rows.page(days, query);
  }
}
