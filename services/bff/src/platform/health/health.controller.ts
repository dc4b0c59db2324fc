import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { SERVED_PREFIXES } from '../../common/http/addresses.constants.js';
import { HealthDto, ReadinessDto, StartupDto } from './health.dto.js';
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
    id: 'getStartup',
    summary: 'Check that the process has started',
    description:
      'Queries the schema version of the database until it is recent enough for this process; after that, the ' +
      'database is not queried.',
    data: model(StartupDto),
  })
  @Get(SERVED_PREFIXES.startup)
  started(): Promise<StartupDto> {
    return this.health.startup();
  }

  @Endpoint({
    id: 'getReadiness',
    summary: 'Check that the process can serve requests',
    description:
      `Asks the database (at most ${durationText(DATABASE_LIMIT)}, the wait for a connection of the pool included) ` +
      'for its schema version. 503 while the database is unavailable or lacks migrations, and during shutdown; ' +
      'the message ' +
      'says which.',
    data: model(ReadinessDto),
  })
  @Get(SERVED_PREFIXES.readiness)
  ready(): Promise<ReadinessDto> {
    return this.health.readiness();
  }
}
