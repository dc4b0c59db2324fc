import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { model, nothing } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { RowIdParams } from '../../common/fields/row-id.dto.js';
import { type Page } from '../../common/paging/page.dto.js';
import { ListedRecordRoutes } from '../../platform/audit/record.routes.js';
import { WebhookDeliveriesService } from './webhook-deliveries.service.js';
import {
  WebhookDeliveryDto,
  WebhookDeliveryPageDto,
  WebhookDeliveryParams,
  WebhookDeliveryQuery,
} from './webhook-delivery.dto.js';
import {
  EditWebhookDto,
  WebhookDto,
  WebhookPageDto,
  WebhookQuery,
  WebhookSecretDto,
  WebhookVersionDto,
  WriteWebhookDto,
} from './webhook.dto.js';
import { ATTEMPT_SECONDS, DELIVERY_DAYS, MAX_WEBHOOKS, OLD_SECRET_HOURS } from './webhooks.constants.js';
import { WebhooksService } from './webhooks.service.js';

const STALE =
  'An outdated version is 40900 with the current state and version, who changed it last, and when.';
const ADDRESS = '50000 for an address that is not https, or leads into the network of the deployment.';

/** The endpoints for administrators to choose the addresses to which events are sent. */
@ApiTags('Webhooks')
@Controller('api/webhooks')
export class WebhooksController extends ListedRecordRoutes({
  record: WebhookDto,
  page: WebhookPageDto,
  query: WebhookQuery,
  list: {
    id: 'listWebhooks',
    summary: 'List webhooks',
    description: 'Newest first.',
  },
  get: {
    id: 'getWebhook',
    summary: 'Get a webhook',
    description: 'A webhook that was removed is 40400.',
  },
  history: {
    id: 'getWebhookHistory',
    summary: 'List the history of a webhook',
    description:
      'Newest first: who changed it and when. The person is null where it was switched off by failures.',
  },
}) {
  constructor(
    private readonly webhooks: WebhooksService,
    private readonly deliveries: WebhookDeliveriesService,
  ) {
    super(webhooks);
  }

  @Endpoint({
    id: 'createWebhook',
    summary: 'Create a webhook',
    description:
      `Returns the secret that signs its messages, which is not shown again. There are at most ${MAX_WEBHOOKS}. ` +
      `${ADDRESS} A second one for the same address and events is refused, and so is a repeated call, ` +
      'because the secret cannot be returned twice.',
    body: WriteWebhookDto,
    data: model(WebhookSecretDto),
    refusals: ['webhookNotEncrypted', 'webhookInside', 'tooManyWebhooks', 'webhookTaken'],
  })
  @Post()
  create(@Body() webhook: WriteWebhookDto, @CurrentActor() actor: SignedInActor): Promise<WebhookSecretDto> {
    return this.webhooks.create(webhook, actor);
  }

  @Endpoint({
    id: 'editWebhook',
    summary: 'Edit a webhook, or switch it on or off',
    description:
      'Pending messages are sent to the new address. Messages that are pending while it is switched off become ' +
      'undelivered. ' +
      `${ADDRESS} ${STALE}`,
    params: RowIdParams,
    body: EditWebhookDto,
    data: model(WebhookDto),
    refusals: ['notFound', 'conflict', 'webhookNotEncrypted', 'webhookInside', 'webhookTaken'],
  })
  @Put(':id')
  edit(
    @Param() { id }: RowIdParams,
    @Body() webhook: EditWebhookDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<WebhookDto> {
    return this.webhooks.edit(id, webhook, actor);
  }

  @Endpoint({
    id: 'removeWebhook',
    summary: 'Remove a webhook',
    description: `Its deliveries are removed with it, and pending messages are not sent. ${STALE}`,
    params: RowIdParams,
    body: WebhookVersionDto,
    data: nothing,
    refusals: ['notFound', 'conflict'],
  })
  @Post(':id/remove')
  remove(
    @Param() { id }: RowIdParams,
    @Body() { version }: WebhookVersionDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<void> {
    return this.webhooks.remove(id, version, actor);
  }

  @Endpoint({
    id: 'rotateWebhookSecret',
    summary: 'Replace the secret of a webhook',
    description:
      `Returns the new secret, which is not shown again. The previous one signs as well for ${OLD_SECRET_HOURS} hours, so ` +
      `that no message is lost while the receiver changes over. ${STALE}`,
    params: RowIdParams,
    body: WebhookVersionDto,
    data: model(WebhookSecretDto),
    refusals: ['notFound', 'conflict'],
  })
  @Post(':id/secret')
  rotate(
    @Param() { id }: RowIdParams,
    @Body() { version }: WebhookVersionDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<WebhookSecretDto> {
    return this.webhooks.rotate(id, version, actor);
  }

  @Endpoint({
    id: 'testWebhook',
    summary: 'Send a test message to a webhook',
    description:
      `Sends \`webhook.test\` once, also while the webhook is switched off, and reports within ${ATTEMPT_SECONDS} s ` +
      'how it ended. A failed delivery is a successful call, with the state `failed`.',
    params: RowIdParams,
    data: model(WebhookDeliveryDto),
    refusals: ['notFound'],
  })
  @Post(':id/test')
  test(@Param() { id }: RowIdParams, @CurrentActor() actor: SignedInActor): Promise<WebhookDeliveryDto> {
    return this.deliveries.test(id, actor);
  }

  @Endpoint({
    id: 'listWebhookDeliveries',
    summary: 'List what was sent to a webhook',
    description: `Newest first, with every attempt. Kept for ${DELIVERY_DAYS} days.`,
    params: RowIdParams,
    query: WebhookDeliveryQuery,
    data: model(WebhookDeliveryPageDto),
    refusals: ['notFound'],
  })
  @Get(':id/deliveries')
  listDeliveries(
    @Param() { id }: RowIdParams,
    @Query() query: WebhookDeliveryQuery,
  ): Promise<Page<WebhookDeliveryDto>> {
    return this.deliveries.page(id, query);
  }

  @Endpoint({
    id: 'resendWebhookDelivery',
    summary: 'Send a message to a webhook again',
    description:
      'The same message with the same `webhook-id`, tried again as if it were new. While it waits, while the ' +
      'webhook is switched off, or if it was a test, 40900 with the state of the message and the version of the webhook.',
    params: WebhookDeliveryParams,
    data: model(WebhookDeliveryDto),
    refusals: ['notFound', 'conflict', 'webhookSwitchedOff'],
  })
  @Post(':id/deliveries/:delivery/resend')
  resend(
    @Param() { id, delivery }: WebhookDeliveryParams,
    @CurrentActor() actor: SignedInActor,
  ): Promise<WebhookDeliveryDto> {
    return this.deliveries.resend(id, delivery, actor);
  }
}
