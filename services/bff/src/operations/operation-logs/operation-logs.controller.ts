import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { listOf } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { OperationLogDto, OperationLogQuery } from './operation-log.dto.js';
import { OperationLogsService } from './operation-logs.service.js';

@ApiTags('Forms')
@Controller('api/operation/log')
export class OperationLogsController {
  constructor(private readonly logs: OperationLogsService) {}

  @Endpoint({
    id: 'listOperationLogs',
    summary: 'List the log of parameter changes',
    description: 'One page of the log, newest first. A page after the last one is empty.',
    query: OperationLogQuery,
    data: listOf(OperationLogDto),
  })
  @Get()
  list(@Query() query: OperationLogQuery): Promise<OperationLogDto[]> {
    return this.logs.list(query);
  }
}
