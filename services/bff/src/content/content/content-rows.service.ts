import { Injectable } from '@nestjs/common';
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
  ) {}

  async page(query: ContentRowsQuery): Promise<ContentRowPageDto> {
    return await this.rows.page(this.periods.daysOf(query, ROWS_PERIOD.maxDays), query);
  }
}
