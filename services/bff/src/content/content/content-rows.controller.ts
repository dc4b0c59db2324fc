import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { ContentRowPageDto, ContentRowsQuery } from './content-rows.dto.js';
import { ContentRowsService } from './content-rows.service.js';

@ApiTags('Analysis')
@Controller('api/analysis')
export class ContentRowsController {
  constructor(private readonly rows: ContentRowsService) {}

  @Endpoint({
    id: 'listContentRows',
    summary: 'List the content behind a figure',
    description:
      'The items for which the measure is not zero in the period, each with its part. The conditions are ' +
      'those of the figure or of its mark, and `sum` is the number shown.',
    query: ContentRowsQuery,
    data: model(ContentRowPageDto),
  })
  @Get('content-rows')
  page(@Query() query: ContentRowsQuery): Promise<ContentRowPageDto> {
    return this.rows.page(query);
  }
}
