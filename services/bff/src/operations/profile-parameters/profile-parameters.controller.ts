import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { BasicProfileDto, BasicProfileQuery } from './basic-profile.dto.js';
import { ProfileParametersService } from './profile-parameters.service.js';

@ApiTags('Forms')
@Controller('api/profile/basic')
export class ProfileParametersController {
  constructor(private readonly parameters: ProfileParametersService) {}

  @Endpoint({
    id: 'getBasicProfile',
    summary: 'Get the parameters of video and audio',
    description:
      'The requested or applied parameters and the step of the approval. Values that were stored ' +
      'before the limits existed are returned unchanged.',
    query: BasicProfileQuery,
    data: model(BasicProfileDto),
    refusals: ['notFound'],
  })
  @Get()
  get(@Query() { version }: BasicProfileQuery): Promise<BasicProfileDto> {
    return this.parameters.basicProfile(version);
  }
}
