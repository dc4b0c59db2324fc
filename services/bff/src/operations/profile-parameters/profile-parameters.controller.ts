import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { CurrentLanguage } from '../../common/messages/language.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { type Page, PageQuery } from '../../common/paging/page.dto.js';
import { BasicProfileDto, BasicProfileQuery } from './basic-profile.dto.js';
import { ParameterApprovalDto } from './parameter-approval.dto.js';
import { type ParameterVersionDto, ParameterVersionPageDto } from './parameter-version.dto.js';
import { FilmParametersDto } from './parameters.dto.js';
import { ProfileParametersService } from './profile-parameters.service.js';

@ApiTags('Forms')
@Controller('api')
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
  @Get('profile/basic')
  get(
    @Query() { version }: BasicProfileQuery,
    @CurrentLanguage() language: Language,
  ): Promise<BasicProfileDto> {
    return this.parameters.basicProfile(version, language);
  }

  @Endpoint({
    id: 'getFilmParameters',
    summary: 'Get the parameters that films are made by',
    description:
      'The applied parameters, by which browsers make a film smaller before it is uploaded. Those of a requested change do ' +
      'not count before it is approved.',
    data: model(FilmParametersDto),
    refusals: ['notFound'],
  })
  @Get('profile/films')
  ofFilms(): Promise<FilmParametersDto> {
    return this.parameters.ofFilms();
  }

  @Endpoint({
    id: 'getParameterApproval',
    summary: 'Get the approval of the parameters',
    description:
      'The open change, or otherwise the last one, with its steps and the actions available to you; the current ' +
      'and the ' +
      'original parameters.',
    data: model(ParameterApprovalDto),
  })
  @Get('parameter-approval')
  getApproval(@CurrentPrincipal() principal: Principal): Promise<ParameterApprovalDto> {
    return this.parameters.approval(principal);
  }

  @Endpoint({
    id: 'listParameterVersions',
    summary: 'List the applied versions of the parameters',
    description: 'One page, newest first. The first row of the first page is in force.',
    query: PageQuery,
    data: model(ParameterVersionPageDto),
  })
  @Get('parameter-versions')
  listVersions(@Query() query: PageQuery): Promise<Page<ParameterVersionDto>> {
    return this.parameters.versions(query);
  }
}
