import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { PeopleRowPageDto, PeopleRowsQuery } from './people-rows.dto.js';
import { PeopleRowsService } from './people-rows.service.js';

@ApiTags('Analysis')
@Controller('api/analysis')
export class PeopleRowsController {
  constructor(private readonly rows: PeopleRowsService) {}

  @Endpoint({
    id: 'listPeopleRows',
    summary: 'List the people behind a figure',
    description:
      'The people of the period by number, each with the days that count. `sum` is the figure where a ' +
      'person counts once for each day, `total` where a person counts once.',
    query: PeopleRowsQuery,
    data: model(PeopleRowPageDto),
  })
  @Get('people-rows')
  page(@Query() query: PeopleRowsQuery): Promise<PeopleRowPageDto> {
    return this.rows.page(query);
  }
}
