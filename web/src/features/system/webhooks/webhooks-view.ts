import type { WebhookState } from '../../../api/generated/model';
import { pageFields, type PageQuery } from '../../../shared/lists/page-query';
import { UrlCodec } from '../../../shared/lists/url-codec';
import { choiceField, newRecordField, rowKeyField } from '../../../shared/lists/url-fields';
import { states } from './webhooks.constants';

export interface WebhooksQuery extends PageQuery {
  state: WebhookState | '';
}

/** The query: every change of it sends a request. */
export const webhooksQuery = new UrlCodec<WebhooksQuery>({ state: choiceField(states, ''), ...pageFields });

export const unfiltered = { state: '' } satisfies Partial<WebhooksQuery>;

/** Key of the open webhook, and whether the form of a new one is open. */
export const webhookView = new UrlCodec<{ webhook: number; new: 'yes' | '' }>({
  webhook: rowKeyField(),
  new: newRecordField(),
});
