import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { IdempotencyKey } from '../../common/endpoint/idempotency-key.js';
import { type Page } from '../../common/paging/page.dto.js';
import { BalanceDto, type LedgerEntryDto, LedgerEntryPageDto, LedgerQuery, TopUpDto } from './ledger.dto.js';
import { LedgerService } from './ledger.service.js';

@ApiTags('Billing')
@Controller('api/billing')
export class LedgerController {
  constructor(private readonly ledger: LedgerService) {}

  @Endpoint({
    id: 'listLedgerEntries',
    summary: 'List the entries of the ledger',
    description:
      'Newest first, each with the balance after it. Entries are never changed or deleted. All given ' +
      'filters must match.',
    query: LedgerQuery,
    data: model(LedgerEntryPageDto),
  })
  @Get('ledger')
  page(@Query() query: LedgerQuery): Promise<Page<LedgerEntryDto>> {
    return this.ledger.page(query);
  }

  @Endpoint({
    id: 'topUpBalance',
    summary: 'Top up the balance',
    description:
      'Adds an entry to the ledger and returns the new balance. The balance is a figure inside the ' +
      'product: no real money is moved.',
    body: TopUpDto,
    idempotent: true,
    data: model(BalanceDto),
  })
  @Post('top-ups')
  topUp(
    @Body() body: TopUpDto,
    @IdempotencyKey() key: string | undefined,
    @CurrentActor() actor: SignedInActor,
  ): Promise<BalanceDto> {
    return this.ledger.topUp(body, key, actor);
  }
}
