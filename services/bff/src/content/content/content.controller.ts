import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { listOf } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { durationText } from '../../common/time/duration-text.js';
import { KEPT_YEARS } from '../authors/authors.constants.js';
import { RECENT_DAYS } from './content.constants.js';
import { ContentDataPointDto, PopularContentDto, PopularContentQuery } from './content.dto.js';
import { ContentService } from './content.service.js';

@ApiTags('Workplace')
@Controller('api')
export class ContentController {
  constructor(private readonly content: ContentService) {}

  @Endpoint({
    id: 'getContentData',
    summary: `Clicks of the last ${RECENT_DAYS} days`,
    description: 'One point for each day, oldest first; the last is today.',
    data: listOf(ContentDataPointDto),
  })
  @Get('content-data')
  contentData(): Promise<ContentDataPointDto[]> {
    return this.content.contentData();
  }

  @Endpoint({
    id: 'listPopularContent',
    summary: 'List the five most clicked items of a type',
    description:
      `Ranked by the clicks of all stored facts (${durationText({ years: KEPT_YEARS })}). Fewer than ` +
      'five only if there are not that many items.',
    query: PopularContentQuery,
    data: listOf(PopularContentDto),
  })
  @Get('popular/list')
  popular(@Query() { type }: PopularContentQuery): Promise<PopularContentDto[]> {
    return this.content.popular(type);
  }
}
