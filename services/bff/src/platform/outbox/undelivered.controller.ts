import { Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { model, nothing } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { RowIdParams } from '../../common/fields/row-id.dto.js';
import { type Page } from '../../common/paging/page.dto.js';
import { DEAD_LETTER_DAYS } from './outbox.constants.js';
import { type UndeliveredDto, UndeliveredPageDto, UndeliveredQuery } from './undelivered.dto.js';
import { UndeliveredService } from './undelivered.service.js';

/** The endpoints for administrators to deal with what could not be delivered. */
@ApiTags('Undelivered')
@Controller('api/undelivered')
export class UndeliveredController {
  constructor(private readonly undelivered: UndeliveredService) {}

  @Endpoint({
    id: 'listUndelivered',
    summary: 'List what could not be delivered',
    description:
      'Mail and webhook messages that are no longer tried, newest first. They are kept for ' +
      `${DEAD_LETTER_DAYS} days, their contents only while they are useful.`,
    query: UndeliveredQuery,
    data: model(UndeliveredPageDto),
  })
  @Get()
  page(@Query() query: UndeliveredQuery): Promise<Page<UndeliveredDto>> {
    return this.undelivered.page(query);
  }

  @Endpoint({
    id: 'resendUndelivered',
    summary: 'Send an undelivered message again',
    description:
      'It is tried again as if it were new, and is no longer listed unless it fails again. 40400 if somebody has dealt ' +
      'with it; 50000 if it is of no use any more, such as a link that has expired.',
    params: RowIdParams,
    data: nothing,
    refusals: ['notFound', 'messageUseless'],
  })
  @Post(':id/resend')
  resend(@Param() { id }: RowIdParams, @CurrentActor() actor: SignedInActor): Promise<void> {
    return this.undelivered.resend(id, actor);
  }

  @Endpoint({
    id: 'discardUndelivered',
    summary: 'Discard an undelivered message',
    description: 'It is deleted and cannot be sent again from here. 40400 if somebody has dealt with it.',
    params: RowIdParams,
    data: nothing,
    refusals: ['notFound'],
  })
  @Post(':id/discard')
  discard(@Param() { id }: RowIdParams, @CurrentActor() actor: SignedInActor): Promise<void> {
    return this.undelivered.discard(id, actor);
  }
}
