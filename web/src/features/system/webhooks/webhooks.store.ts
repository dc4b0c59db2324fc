import { createWebhook, listWebhooks } from '../../../api/generated/webhooks/webhooks';
import type { WebhookDto, WebhookSecretDto } from '../../../api/generated/model';
import { paramsOf } from '../../../shared/lists/filters';
import { LiveList } from '../../../shared/lists/live-list';
import { type WebhookForm, webhookForm } from './webhook-form';
import type { WebhooksQuery } from './webhooks-view';

export function newWebhookList() {
  return new LiveList<WebhookDto, WebhooksQuery>('webhook.changed', (query, signal) =>
    listWebhooks(paramsOf(query), { signal, skipErrorToast: true }),
  );
}

/** For a new webhook, of which the server answers the secret. */
export function newWebhookForm(): WebhookForm<WebhookSecretDto> {
  return webhookForm(null, ({ url, description, events }) =>
    createWebhook({ url, description, events }, { skipErrorToast: true }),
  );
}
