import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { SERVED_PREFIXES } from '../../common/http/addresses.constants.js';
import { HealthDto, ReadinessDto } from './health.dto.js';
import { durationText } from '../../common/time/duration-text.js';
import { DATABASE_LIMIT, HealthService } from './health.service.js';

@ApiTags('Machines')
@Controller()
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Endpoint({
    id: 'getHealth',
    summary: 'Check that the process is alive',
    description: 'Checks only the event loop, never the database: a restart would not repair that.',
    data: model(HealthDto),
  })
  @Get(SERVED_PREFIXES.health)
  alive(): HealthDto {
    return { state: 'up' };
  }

  @Endpoint({
    id: 'getReadiness',
    summary: 'Check that the process can serve requests',
    description:
      `Asks the database (at most ${durationText(DATABASE_LIMIT)}) for its schema version; 503 ` +
      'during shutdown.',
    data: model(ReadinessDto),
  })
  @Get(SERVED_PREFIXES.readiness)
  ready(): Promise<ReadinessDto> {
    return this.health.readiness();
  }
}
