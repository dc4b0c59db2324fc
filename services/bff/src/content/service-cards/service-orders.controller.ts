import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { type TransitionCall, Transitions } from '../../common/endpoint/transitions.decorator.js';
import { type Page } from '../../common/paging/page.dto.js';
import { RecordRoutes } from '../../platform/audit/record.routes.js';
import { BillingSummaryDto } from './billing-summary.dto.js';
import { BillingSummaryService } from './billing-summary.service.js';
import { ServiceOrderDto, ServiceOrderPageDto } from './service-order.dto.js';
import { OrderVersionDto, PayOrderDto, ServiceOrderQuery } from './service-order-requests.dto.js';
import { ServiceOrderingService } from './service-ordering.service.js';
import { ServiceOrdersService } from './service-orders.service.js';

@ApiTags('Billing')
@Controller('api')
@Transitions<'cancel' | 'pay'>(
  { at: 'service-orders/:id', body: OrderVersionDto, data: model(ServiceOrderDto), record: 'order' },
  {
    pay: {
      id: 'payServiceOrder',
      summary: 'Pay an order',
      description:
        'From pending: takes the price from the balance and opens or renews the service, both or neither. ' +
        'Refused with 50000 if the balance does not cover the price, and with 40900 if `price` is not the price of ' +
        'the order.',
      body: PayOrderDto,
      refusals: ['priceChanged', 'balanceInsufficient'],
    },
    cancel: {
      id: 'cancelServiceOrder',
      summary: 'Cancel an order',
      description: 'From pending.',
    },
  },
)
export class ServiceOrdersController extends RecordRoutes({
  at: 'service-orders/:id',
  record: ServiceOrderDto,
  get: {
    id: 'getServiceOrder',
    summary: 'Get an order',
    description: 'The order with the actions available to you.',
  },
  history: {
    id: 'getServiceOrderHistory',
    summary: 'List the history of an order',
    description: 'Newest first: who placed, paid, cancelled or refunded it, or undid its payment, and when.',
  },
}) {
  constructor(
    private readonly orders: ServiceOrdersService,
    private readonly ordering: ServiceOrderingService,
    private readonly summary: BillingSummaryService,
  ) {
    super(orders);
  }

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
    @CurrentPrincipal() principal: Principal,
  ): Promise<Page<ServiceOrderDto>> {
    return this.orders.page(query, principal);
  }

  move(
    name: 'cancel' | 'pay',
    { id, key, actor, body }: TransitionCall<OrderVersionDto>,
  ): Promise<ServiceOrderDto> {
    return this.ordering[name]({ id, body, key }, actor);
  }
}
