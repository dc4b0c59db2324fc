import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { ChannelsService } from './channels.service.js';
import { VisitorCountsDto } from './visitor-counts.dto.js';

/** What whoever reads figures of people has to know of the channels. */
@ApiTags('Analysis')
@Controller('api/analysis')
export class VisitorCountsController {
  constructor(private readonly channels: ChannelsService) {}

  @Endpoint({
    id: 'getVisitorCounts',
    summary: 'Get how channels count people',
    description:
      'The ways of all channels that are not revoked, each once. They tell what the figures of people cannot: with `daily` alone ' +
      'nobody is known to come back, and without `daily` and `remembered` nobody is counted.',
    data: model(VisitorCountsDto),
  })
  @Get('visitor-counts')
  async ways(): Promise<VisitorCountsDto> {
    return { ways: await this.channels.visitorCounts() };
  }
}
