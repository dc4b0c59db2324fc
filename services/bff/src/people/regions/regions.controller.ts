import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { listOf } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { RegionDto } from './region.dto.js';
import { REGIONS_MAX_AGE_S } from './regions.constants.js';
import { RegionsService } from './regions.service.js';

@ApiTags('Regions')
@Controller('api/regions')
export class RegionsController {
  constructor(private readonly regions: RegionsService) {}

  @Endpoint({
    id: 'listRegions',
    summary: 'List countries and their administrative divisions',
    description:
      'China down to its counties, with Taiwan (71…), Hong Kong (81…) and Macau (82…), the 25 provinces of ' +
      'Cambodia, all other countries, and elsewhere (990000; below China, overseas); about 210 kB. ' +
      'A browser may keep it for a day and then ask with `If-None-Match`: if nothing has changed, the answer is 304 without a body.',
    data: listOf(RegionDto),
    maxAgeSeconds: REGIONS_MAX_AGE_S,
  })
  @Get()
  tree(): Promise<RegionDto[]> {
    return this.regions.tree();
  }
}
