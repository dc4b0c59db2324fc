import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { listOf } from '../common/endpoint/data-schema.js';
import { Endpoint } from '../common/endpoint/endpoint.decorator.js';
import { QualityInspectionDto } from './quality-inspection.dto.js';
import { QualityInspectionsService } from './quality-inspections.service.js';

@ApiTags('Cards')
@Controller('api/list/quality-inspection')
export class QualityInspectionsController {
  constructor(private readonly inspections: QualityInspectionsService) {}

  @Endpoint({
    id: 'listQualityInspections',
    summary: 'Queues of content that waits for inspection',
    description: 'One card for each queue, in the order in which they were made.',
    data: listOf(QualityInspectionDto),
  })
  @Get()
  list(): Promise<QualityInspectionDto[]> {
    return this.inspections.list();
  }
}
