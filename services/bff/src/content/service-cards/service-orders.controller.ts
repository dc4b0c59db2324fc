import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type AuditEntryDto } from '../../platform/audit/audit-entry.dto.js';
import { History } from '../../platform/audit/history.decorator.js';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { IdempotencyKey } from '../../common/endpoint/idempotency-key.js';
import { Transition } from '../../common/endpoint/transition.decorator.js';
import { RowIdParams } from '../../common/fields/row-id.dto.js';
import { type Page, PageQuery } from '../../common/paging/page.dto.js';
import { BillingSummaryDto } from './billing-summary.dto.js';
import { BillingSummaryService } from './billing-summary.service.js';
import { ServiceOrderDto, ServiceOrderPageDto } from './service-order.dto.js';
import { OrderVersionDto, PayOrderDto, ServiceOrderQuery } from './service-order-requests.dto.js';
import { ServiceOrderingService } from './service-ordering.service.js';
import { ServiceOrdersService } from './service-orders.service.js';

@ApiTags('Billing')
@Controller('api')
export class ServiceOrdersController {
  constructor(
    private readonly orders: ServiceOrdersService,
    private readonly ordering: ServiceOrderingService,
    private readonly summary: BillingSummaryService,
  ) {}

  @Endpoint({
    id: 'getBillingSummary',
    summary: 'Get the balance, unpaid orders and services due for renewal',
    description: 'Each figure equals the number of rows in its list at the time of the request.',
    data: model(BillingSummaryDto),
  })
  @Get('billing/summary')
  getSummary(): Promise<BillingSummaryDto> {
    return this.summary.get();
  }

  @Endpoint({
    id: 'listServiceOrders',
    summary: 'List the orders of services',
    description: 'Newest first by default. All given filters must match.',
    query: ServiceOrderQuery,
    data: model(ServiceOrderPageDto),
  })
  @Get('service-orders')
  page(
    @Query() query: ServiceOrderQuery,
    @CurrentPrincipal() { role }: Principal,
  ): Promise<Page<ServiceOrderDto>> {
    return this.orders.page(query, role);
  }

  @Endpoint({
    id: 'getServiceOrder',
    summary: 'Get an order',
    description: 'The order with the actions available to you.',
    params: RowIdParams,
    data: model(ServiceOrderDto),
    refusals: ['notFound'],
  })
  @Get('service-orders/:id')
  get(@Param() { id }: RowIdParams, @CurrentPrincipal() { role }: Principal): Promise<ServiceOrderDto> {
    return this.orders.get(id, role);
  }

  @History({
    id: 'getServiceOrderHistory',
    summary: 'List the history of an order',
    description: 'Newest first: who placed, paid, cancelled or refunded it, or undid its payment, and when.',
  })
  @Get('service-orders/:id/history')
  history(
    @Param() { id }: RowIdParams,
    @Query() query: PageQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<Page<AuditEntryDto>> {
    return this.orders.history(id, query, principal);
  }

  @Transition({
    id: 'payServiceOrder',
    summary: 'Pay an order',
    description:
      'From pending: takes the price from the balance and opens or renews the service, both or neither. ' +
      'Refused with 50000 if the balance does not cover the price, and with 40900 if `price` is not the price of ' +
      'the order.',
    body: PayOrderDto,
    refusals: ['priceChanged', 'balanceInsufficient'],
    data: model(ServiceOrderDto),
    record: 'order',
  })
  @Post('service-orders/:id/pay')
  pay(
    @Param() { id }: RowIdParams,
    @Body() body: PayOrderDto,
    @IdempotencyKey() key: string | undefined,
    @CurrentActor() actor: SignedInActor,
  ): Promise<ServiceOrderDto> {
    return this.ordering.pay({ id, body, key }, actor);
  }

  @Transition({
    id: 'cancelServiceOrder',
    summary: 'Cancel an order',
    description: 'From pending.',
    body: OrderVersionDto,
    data: model(ServiceOrderDto),
    record: 'order',
  })
  @Post('service-orders/:id/cancel')
  cancel(
    @Param() { id }: RowIdParams,
    @Body() body: OrderVersionDto,
    @IdempotencyKey() key: string | undefined,
    @CurrentActor() actor: SignedInActor,
  ): Promise<ServiceOrderDto> {
    return this.ordering.cancel({ id, body, key }, actor);
  }
}
