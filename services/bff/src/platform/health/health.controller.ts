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
    summary: 'Is the process alive',
    description: 'Looks at the event loop only, never at the database: a restart would not bring that back.',
    data: model(HealthDto),
  })
  @Get(SERVED_PREFIXES.health)
  alive(): HealthDto {
    return { state: 'up' };
  }

  @Endpoint({
    id: 'getReadiness',
    summary: 'Can the process serve requests',
    description: `Asks the database (at most ${durationText(DATABASE_LIMIT)}) for its schema version; 503 while shutting down.`,
    data: model(ReadinessDto),
  })
  @Get(SERVED_PREFIXES.readiness)
  ready(): Promise<ReadinessDto> {
    return this.health.readiness();
  }
}
