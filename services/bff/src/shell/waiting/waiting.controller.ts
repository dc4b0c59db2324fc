import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { CurrentLanguage } from '../../common/messages/language.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { WaitingDto } from './waiting.dto.js';
import { WAITING_ROWS } from './waiting.constants.js';
import { WaitingService } from './waiting.service.js';

@ApiTags('Workplace')
@Controller('api/user/waiting')
export class WaitingController {
  constructor(private readonly waiting: WaitingService) {}

  @Endpoint({
    id: 'listWaiting',
    summary: 'List what waits for you',
    description:
      'Everything that you may do now and that somebody waits for: decisions, answers, payments and renewals; what was ' +
      `returned to you; your other unread todos. At most ${WAITING_ROWS.maxItems}, each with the path of its page. What you ` +
      'submitted or have approved waits for others, and is not in your list.',
    data: model(WaitingDto),
  })
  @Get()
  list(@CurrentPrincipal() principal: Principal, @CurrentLanguage() language: Language): Promise<WaitingDto> {
    return this.waiting.of(principal, language);
  }
}
