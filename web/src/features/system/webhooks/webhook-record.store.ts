import { makeAutoObservable } from 'mobx';
import {
  editWebhook,
  getWebhook,
  getWebhookHistory,
  listWebhookDeliveries,
  removeWebhook,
  resendWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
} from '../../../api/generated/webhooks/webhooks';
import type { WebhookDeliveryDto, WebhookDeliveryState, WebhookDto } from '../../../api/generated/model';
import { paramsOf } from '../../../shared/lists/filters';
import { LiveList } from '../../../shared/lists/live-list';
import type { PageQuery } from '../../../shared/lists/page-query';
import { RecordEdit } from '../../../shared/records/record-edit.store';
import { RecordStore } from '../../../shared/records/record.store';
import { valuesOf, webhookForm, type WebhookValues } from './webhook-form';

export interface DeliveriesQuery extends PageQuery {
  state: WebhookDeliveryState | '';
}

/** The open webhook: what was sent to it, and what can be done with it. */
export class WebhookRecordStore {
  readonly record: RecordStore<WebhookDto>;
  readonly deliveries: LiveList<WebhookDeliveryDto, DeliveriesQuery>;
  readonly editing: RecordEdit<WebhookDto, WebhookValues, WebhookValues>;
  /** The secret that was just made. The server shows it only once. */
  secret: string | null = null;
  private readonly id: number;

  constructor(id: number) {
    this.id = id;
    this.record = new RecordStore({
      get: (options) => getWebhook(id, options),
      history: (query, options) => getWebhookHistory(id, query, options),
    });
    this.editing = new RecordEdit<WebhookDto, WebhookValues, WebhookValues>(this.record, {
      formOf: webhookForm,
      valuesOf,
      send: (body, options) => editWebhook(id, body, options),
    });
    this.deliveries = new LiveList('webhook.changed', (query, signal) =>
      listWebhookDeliveries(id, paramsOf(query), { signal, skipErrorToast: true }),
    );
    makeAutoObservable<this, 'id'>(
      this,
      { record: false, deliveries: false, editing: false, id: false },
      { autoBind: true },
    );
  }

  /** @returns how it ended; null if it was not sent, and the note says why */
  async test(): Promise<WebhookDeliveryDto | null> {
    let sent: WebhookDeliveryDto | null = null;
    await this.record.act(async (_version, options) => {
      sent = await testWebhook(this.id, options);
      return null;
    });
    return sent;
  }

  /** @throws ApiError */
  rotate(): Promise<void> {
    return this.record.change(async (version, options) => {
      const { secret } = await rotateWebhookSecret(this.id, { version }, options);
      this.setSecret(secret);
      return null;
    });
  }

  /** @throws ApiError */
  remove(): Promise<void> {
    return this.record.erase((version, options) => removeWebhook(this.id, { version }, options));
  }

  /** @returns whether it is sent */
  resend(delivery: string): Promise<boolean> {
    return this.record.act(async (_version, options) => {
      await resendWebhookDelivery(this.id, delivery, options);
      return null;
    });
  }

  setSecret(secret: string | null): void {
    this.secret = secret;
  }
}
