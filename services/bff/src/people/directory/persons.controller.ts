import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { PersonDetailsDto, PersonParams } from './person.dto.js';
import { PersonsService } from './persons.service.js';

@ApiTags('Directory')
@Controller('api/persons')
export class PersonsController {
  constructor(private readonly persons: PersonsService) {}

  @Endpoint({
    id: 'getPerson',
    summary: 'Get a person with whom you work',
    description:
      'What people in the same project or team may know of each other. 40400 for anybody else, except for ' +
      'administrators.',
    params: PersonParams,
    data: model(PersonDetailsDto),
    refusals: ['notFound'],
  })
  @Get(':account')
  get(
    @Param() { account }: PersonParams,
    @CurrentPrincipal() principal: Principal,
  ): Promise<PersonDetailsDto> {
    return this.persons.get(account, principal);
  }
}
