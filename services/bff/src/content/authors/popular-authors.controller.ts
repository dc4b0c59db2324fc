import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { durationText } from '../../common/time/duration-text.js';
import { PeriodQueryDto } from '../periods/period.dto.js';
import { KEPT_YEARS } from './authors.constants.js';
import { PopularAuthorsDto } from './popular-author.dto.js';
import { PopularAuthorsService } from './popular-authors.service.js';

@ApiTags('Analysis')
@Controller('api/popular-author')
export class PopularAuthorsController {
  constructor(private readonly authors: PopularAuthorsService) {}

  @Endpoint({
    id: 'listPopularAuthors',
    summary: 'List the seven most clicked authors',
    description:
      `Ranked by the clicks of all stored facts (${durationText({ years: KEPT_YEARS })}), or by those of the ` +
      'requested period.',
    query: PeriodQueryDto,
    data: model(PopularAuthorsDto),
  })
  @Get('list')
  popular(@Query() query: PeriodQueryDto): Promise<PopularAuthorsDto> {
    return this.authors.popular(query);
  }
}
