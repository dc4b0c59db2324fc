import { Body, Controller, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { IdempotencyKey } from '../../common/endpoint/idempotency-key.js';
import { RowIdParams } from '../../common/fields/row-id.dto.js';
import { ListedRecordRoutes } from '../../platform/audit/record.routes.js';
import {
  EditServiceOfferDto,
  ServiceOfferDto,
  ServiceOfferPageDto,
  ServiceOfferQuery,
  ServiceOfferVersionDto,
  WriteServiceOfferDto,
} from './service-offer.dto.js';
import { MAX_OFFERS } from './service-offers.constants.js';
import { ServiceOffersService } from './service-offers.service.js';

const STALE =
  'An outdated version is 40900 with the current state and version, who changed it last, and when.';
const CHANGED = { params: RowIdParams, data: model(ServiceOfferDto) } as const;

/** The endpoints for administrators to say which services there are, and what they cost. */
@ApiTags('Services')
@Controller('api/service-offers')
export class ServiceOffersController extends ListedRecordRoutes({
  record: ServiceOfferDto,
  page: ServiceOfferPageDto,
  query: ServiceOfferQuery,
  list: {
    id: 'listServiceOffers',
    summary: 'List the services with their texts and prices',
    description: 'In the order of the card list, retired ones too.',
  },
  get: {
    id: 'getServiceOffer',
    summary: 'Get a service with its texts and prices',
    description: 'With the actions available to you.',
  },
  history: {
    id: 'getServiceOfferHistory',
    summary: 'List the history of what is offered of a service',
    description:
      'Newest first: who created, edited, retired or restored it, and when. Who opened or renewed it is in ' +
      '`getServiceHistory`.',
  },
}) {
  constructor(private readonly offers: ServiceOffersService) {
    super(offers);
  }

  @Endpoint({
    id: 'createServiceOffer',
    summary: 'Create a service',
    description:
      'It can be ordered at once; it is closed until somebody opens it. Texts in one language are enough: readers ' +
      `of the others see the first of the list. At most ${MAX_OFFERS} are offered at the same time.`,
    body: WriteServiceOfferDto,
    data: model(ServiceOfferDto),
    refusals: ['tooManyServices'],
    idempotent: true,
  })
  @Post()
  create(
    @Body() offer: WriteServiceOfferDto,
    @IdempotencyKey() key: string | undefined,
    @CurrentActor() actor: SignedInActor,
  ): Promise<ServiceOfferDto> {
    return this.offers.create(offer, key, actor);
  }

  @Endpoint({
    id: 'editServiceOffer',
    summary: 'Edit a service',
    description:
      'Replaces its icon, texts and terms. Orders that exist keep their price and term, paid or not, and what is open ' +
      `stays open. ${STALE}`,
    ...CHANGED,
    body: EditServiceOfferDto,
    refusals: ['notFound', 'conflict'],
  })
  @Put(':id')
  edit(
    @Param() { id }: RowIdParams,
    @Body() offer: EditServiceOfferDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<ServiceOfferDto> {
    return this.offers.edit(id, offer, actor);
  }

  @Endpoint({
    id: 'retireServiceOffer',
    summary: 'Retire a service',
    description:
      'It can neither be opened nor renewed any more. If it is open, it stays so until its term ends. An order that ' +
      `waits for payment is cancelled. From retired, 40900 with the current state and version. ${STALE}`,
    ...CHANGED,
    body: ServiceOfferVersionDto,
    refusals: ['notFound', 'conflict'],
  })
  @Post(':id/retire')
  retire(
    @Param() { id }: RowIdParams,
    @Body() { version }: ServiceOfferVersionDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<ServiceOfferDto> {
    return this.offers.move(id, 'retire', version, actor);
  }

  @Endpoint({
    id: 'restoreServiceOffer',
    summary: 'Offer a retired service again',
    description:
      `With its former texts and prices. At most ${MAX_OFFERS} are offered at the same time. From offered, 40900 with ` +
      `the current state and version. ${STALE}`,
    ...CHANGED,
    body: ServiceOfferVersionDto,
    refusals: ['notFound', 'conflict', 'tooManyServices'],
  })
  @Post(':id/restore')
  restore(
    @Param() { id }: RowIdParams,
    @Body() { version }: ServiceOfferVersionDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<ServiceOfferDto> {
    return this.offers.move(id, 'restore', version, actor);
  }
}
