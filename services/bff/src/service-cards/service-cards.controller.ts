import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { listOf } from '../common/endpoint/data-schema.js';
import { Endpoint } from '../common/endpoint/endpoint.decorator.js';
import { ServiceDto } from './service-card.dto.js';
import { ServiceCardsService } from './service-cards.service.js';

@ApiTags('Cards')
@Controller('api/list/the-service')
export class ServiceCardsController {
  constructor(private readonly services: ServiceCardsService) {}

  @Endpoint({
    id: 'listServices',
    summary: 'Services that can be opened for a time',
    description: 'One card for each service, in a fixed order, with its state at the time of the request.',
    data: listOf(ServiceDto),
  })
  @Get()
  list(): Promise<ServiceDto[]> {
    return this.services.list();
  }
}
