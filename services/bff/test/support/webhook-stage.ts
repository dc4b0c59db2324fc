import { DataSource } from 'typeorm';
import { MetricsService } from '../../src/common/metrics/metrics.service.js';
import { ENQUIRY_RECEIVED } from '../../src/public/enquiries/enquiry.event.js';
import { WebhookEventsService } from '../../src/system/webhooks/webhook-events.service.js';
import { TestApi } from './test-api.js';
import { until } from './until.js';
import { WebhookReceiver } from './webhook-receiver.js';
import { type Delivery, WebhookCalls } from './webhooks.js';

/** The application and a receiver that it may send to. */
export class WebhookStage {
  private constructor(
    readonly receiver: WebhookReceiver,
    readonly api: TestApi,
    readonly admin: string,
    readonly hooks: WebhookCalls,
  ) {}

  static async start(): Promise<WebhookStage> {
    const receiver = await WebhookReceiver.start();
    const api = await TestApi.start(receiver.environment);
    const admin = await api.signIn('admin');
    return new WebhookStage(receiver, api, admin, new WebhookCalls(api, admin));
  }

  async clear(): Promise<void> {
    await this.api.sql('DELETE FROM outbox_message; DELETE FROM webhook');
    this.receiver.received.length = 0;
    this.receiver.answer = { status: 204 };
  }

  async stop(): Promise<void> {
    await this.api.stop();
    await this.receiver.stop();
  }

  /** The same thing anew each time, where a repeated enquiry would be one. */
  async tell(): Promise<void> {
    const data = { reference: 'S-7K3M9QD', kind: 'contact', language: 'km-KH' } as const;
    const webhooks = this.api.app.get(WebhookEventsService, { strict: false });
    await this.api.app
      .get(DataSource)
      .transaction((manager) => webhooks.tell(manager, ENQUIRY_RECEIVED, data));
  }

  /** What has failed is due now. */
  async retryNow(): Promise<void> {
    await this.api.sql(
      `UPDATE outbox_message SET next_attempt_at = now() WHERE failure <> '' AND died_at IS NULL;
       SELECT pg_notify('sala_outbox', 'webhook')`,
    );
  }

  async inState(id: number, state: string): Promise<Delivery> {
    await until(async () => (await this.hooks.newest(id))?.state === state);
    const newest = await this.hooks.newest(id);
    if (!newest) throw new Error('The delivery is gone.');
    return newest;
  }

  async failedOnce(id: number): Promise<void> {
    await until(async () => {
      const [row] = await this.api.sql<{ failure: string }>('SELECT failure FROM outbox_message');
      return row?.failure !== '' && (await this.hooks.newest(id))?.attempts.length === 1;
    });
  }

  async notices(): Promise<{ link: string; content: string }[]> {
    const { body } = await this.api.post<{ link: string; content: string }[]>('/api/message/list', {
      token: this.admin,
    });
    return body.data;
  }

  /** How many attempts of the outbox at webhooks have ended so. */
  async sent(outcome: string): Promise<number> {
    const counter = this.api.app.get(MetricsService).registry.getSingleMetric('sala_outbox_total');
    const values = (await counter?.get())?.values ?? [];
    const found = values.find(({ labels }) => labels.kind === 'webhook' && labels.outcome === outcome);
    return found?.value ?? 0;
  }
}
