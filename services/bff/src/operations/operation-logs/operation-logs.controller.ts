import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { listOf, model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { type Page, PageQuery } from '../../common/paging/page.dto.js';
import {
  OperationLogDto,
  OperationLogPageDto,
  OperationLogQuery,
  type OperationLogRowDto,
} from './operation-log.dto.js';
import { OperationLogsService } from './operation-logs.service.js';

@ApiTags('Forms')
@Controller('api')
export class OperationLogsController {
  constructor(private readonly logs: OperationLogsService) {}

  @Endpoint({
    id: 'listOperationLogs',
    summary: 'List the log of parameter changes',
    description: 'One page of the log, newest first. A page after the last one is empty.',
    query: OperationLogQuery,
    data: listOf(OperationLogDto),
  })
  @Get('operation/log')
  list(@Query() query: OperationLogQuery): Promise<OperationLogDto[]> {
    return this.logs.list(query);
  }

  @Endpoint({
    id: 'listOperationLogPage',
    summary: 'List one page of the log with its state',
    description: 'Newest first. `getParameterChange` has the details of a row.',
    query: PageQuery,
    data: model(OperationLogPageDto),
  })
  @Get('operation-logs')
  page(@Query() query: PageQuery): Promise<Page<OperationLogRowDto>> {
    return this.logs.page(query);
  }
}
