import type { EditWebhookDto, WebhookDto } from '../../../api/generated/model';
import { EditWebhookBody } from '../../../api/generated/model/bodies/webhooks';
import { editWebhookDtoLimits } from '../../../api/generated/model/limits/webhooks';
import { contractProblems } from '../../../shared/forms/contract-problems';
import { type Call, FormStore } from '../../../shared/forms/form.store';

export type WebhookValues = Omit<EditWebhookDto, 'version'>;
export type WebhookForm<Answer> = FormStore<WebhookValues, Answer>;

const EMPTY: WebhookValues = { url: '', description: '', events: [], isActive: true };

/** @param webhook null for a new one */
export function webhookForm<Answer>(
  webhook: WebhookDto | null,
  send: (body: WebhookValues, call: Call<WebhookValues>) => Promise<Answer>,
): WebhookForm<Answer> {
  return new FormStore<WebhookValues, Answer>({
    stored: webhook === null ? EMPTY : valuesOf(webhook),
    ...(webhook && { version: webhook.version }),
    draft: webhook === null ? 'new webhook' : `webhook ${webhook.id}`,
    problemsOf: (values) =>
      contractProblems(EditWebhookBody, editWebhookDtoLimits, { version: 1, ...trimmed(values) }),
    send: (values, call) => send(trimmed(values), call),
  });
}

export function valuesOf({ url, description, events, state }: WebhookDto): WebhookValues {
  return { url, description, events, isActive: state === 'active' };
}

function trimmed(values: WebhookValues): WebhookValues {
  return { ...values, url: values.url.trim(), description: values.description.trim() };
}
