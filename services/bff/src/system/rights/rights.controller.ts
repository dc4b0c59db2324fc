import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { CurrentLanguage } from '../../common/messages/language.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { type Page } from '../../common/paging/page.dto.js';
import { type RightDto, RightPageDto, RightQuery } from './rights.dto.js';
import { RightsService } from './rights.service.js';

/** Who may do what. */
@ApiTags('Rights')
@Controller('api/rights')
export class RightsController {
  constructor(private readonly rights: RightsService) {}

  @Endpoint({
    id: 'listRights',
    summary: 'List who may do what',
    description:
      'Every operation of the API and every page that needs a login, with the roles that may use it, and what opens it when it is given to an account. The rows are ' +
      'those by which calls are admitted or refused, and cannot be changed. All given filters must match.',
    query: RightQuery,
    data: model(RightPageDto),
  })
  @Get()
  page(@Query() query: RightQuery, @CurrentLanguage() language: Language): Promise<Page<RightDto>> {
    return this.rights.page(query, language);
  }
}
