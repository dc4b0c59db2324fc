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
    summary: 'Parameters of video and audio',
    description:
      'What is asked for or applied, and the step of the approval that it has reached. Figures that were stored ' +
      'before there were limits are shown as they are.',
    query: BasicProfileQuery,
    data: model(BasicProfileDto),
    refusals: ['notFound'],
  })
  @Get()
  get(@Query() { version }: BasicProfileQuery): Promise<BasicProfileDto> {
    return this.parameters.basicProfile(version);
  }
}
