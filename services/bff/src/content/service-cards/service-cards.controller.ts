import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type AuditEntryDto } from '../../platform/audit/audit-entry.dto.js';
import { History } from '../../platform/audit/history.decorator.js';
import { CardVersionDto } from '../cards/card.dto.js';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { listOf, model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { IdempotencyKey } from '../../common/endpoint/idempotency-key.js';
import { RowIdParams } from '../../common/fields/row-id.dto.js';
import { type Page, PageQuery } from '../../common/paging/page.dto.js';
import { ServiceDto } from './service-card.dto.js';
import { SERVICE_UNDO_MINUTES } from './service-cards.constants.js';
import { ServiceCardsService } from './service-cards.service.js';
import { OrderServiceDto } from './service-order-requests.dto.js';
import { ServiceOrderingService } from './service-ordering.service.js';
import { DEFAULT_TERM_MONTHS, RENEWAL_DAYS } from './service-orders.constants.js';

const ORDER = {
  params: RowIdParams,
  body: OrderServiceDto,
  data: model(ServiceDto),
  refusals: [
    ...(['notFound', 'conflict', 'serviceRetired', 'orderWaiting', 'termUnknown'] as const),
    ...(['priceChanged', 'balanceInsufficient'] as const),
  ],
} as const;
const ORDERED =
  `Without \`termMonths\` the term is ${DEFAULT_TERM_MONTHS} months. Without \`pay\` the order is paid if the ` +
  'balance covers it, and otherwise waits for payment; the state of the service changes when it is paid. ' +
  'With a `price` other than the present one, from another state, with an outdated version, while an order waits, ' +
  'or if the service is no longer offered, ' +
  '40900 with the current state and ' +
  'version. Returns the changed card.';
const MOVE = {
  params: RowIdParams,
  body: CardVersionDto,
  data: model(ServiceDto),
  refusals: ['notFound', 'conflict'],
} as const;

@ApiTags('Cards')
@Controller('api')
export class ServiceCardsController {
  constructor(
    private readonly services: ServiceCardsService,
    private readonly ordering: ServiceOrderingService,
  ) {}

  @Endpoint({
    id: 'listServices',
    summary: 'List the services that can be opened for a term',
    description:
      'One card for each service that is offered or still open, in a fixed order, with its state at the time of the ' +
      'request and the actions available to you.',
    data: listOf(ServiceDto),
  })
  @Get('list/the-service')
  list(@CurrentPrincipal() holder: Principal): Promise<ServiceDto[]> {
    return this.services.list(holder);
  }

  @Endpoint({
    id: 'listServiceRenewals',
    summary: 'List the services that are due for renewal',
    description:
      `The services that expired, expire within ${RENEWAL_DAYS} days, or whose renewal waits for payment; earliest ` +
      'expiry first.',
    data: listOf(ServiceDto),
  })
  @Get('services/renewals')
  renewals(@CurrentPrincipal() holder: Principal): Promise<ServiceDto[]> {
    return this.services.renewals(holder);
  }

  @Endpoint({
    id: 'openService',
    summary: 'Open a service',
    description: `From closed or cancelled, by an order; the term begins now. ${ORDERED}`,
    ...ORDER,
  })
  @Post('services/:id/open')
  open(
    @Param() { id }: RowIdParams,
    @Body() body: OrderServiceDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<ServiceDto> {
    return this.ordering.move('open', { id, body }, actor);
  }

  @Endpoint({
    id: 'cancelService',
    summary: 'Cancel a service',
    description:
      'From active. From another state, or with an outdated version, 40900 with the current state ' +
      'and version. Returns the changed card.',
    ...MOVE,
  })
  @Post('services/:id/cancel')
  cancel(
    @Param() { id }: RowIdParams,
    @Body() { version }: CardVersionDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<ServiceDto> {
    return this.services.move(id, 'cancel', version, actor);
  }

  @Endpoint({
    id: 'renewService',
    summary: 'Renew a service',
    description:
      'From expired, by an order; the new term begins at the later of now and the expiry. To renew a service ' +
      `that is still open, order it with \`orderService\`. ${ORDERED}`,
    ...ORDER,
  })
  @Post('services/:id/renew')
  renew(
    @Param() { id }: RowIdParams,
    @Body() body: OrderServiceDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<ServiceDto> {
    return this.ordering.move('renew', { id, body }, actor);
  }

  @Endpoint({
    id: 'orderService',
    summary: 'Order a service',
    description:
      'Opens a service that is closed or cancelled. Renews one that is expired or expires within ' +
      `${RENEWAL_DAYS} days, from the later of now and its expiry. ${ORDERED}`,
    ...ORDER,
    idempotent: true,
  })
  @Post('services/:id/orders')
  order(
    @Param() { id }: RowIdParams,
    @Body() body: OrderServiceDto,
    @IdempotencyKey() key: string | undefined,
    @CurrentActor() actor: SignedInActor,
  ): Promise<ServiceDto> {
    return this.ordering.order({ id, body, key }, actor);
  }

  @Endpoint({
    id: 'undoServiceChange',
    summary: 'Undo the last opening or renewal of a service',
    description:
      `Within ${SERVICE_UNDO_MINUTES} minutes, while nothing else was done with it; state, expiry and balance are as ` +
      'they were before, and an order that waited for payment waits again. Later, from another state, or with a version that is not the current one, 40900 with the current state ' +
      'and version. Returns the changed card.',
    ...MOVE,
  })
  @Post('services/:id/undo')
  undo(
    @Param() { id }: RowIdParams,
    @Body() { version }: CardVersionDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<ServiceDto> {
    return this.services.move(id, 'undo', version, actor);
  }

  @History({
    id: 'getServiceHistory',
    summary: 'List the history of a service',
    description:
      'Newest first: who opened, cancelled or renewed it, or undid that, and when. The person is null if it expired.',
  })
  @Get('services/:id/history')
  history(
    @Param() { id }: RowIdParams,
    @Query() query: PageQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<Page<AuditEntryDto>> {
    return this.services.history(id, query, principal);
  }
}
