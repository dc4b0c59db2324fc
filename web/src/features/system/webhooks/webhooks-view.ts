import type { WebhookState } from '../../../api/generated/model';
import { webhookDtoLimits } from '../../../api/generated/model/limits/webhooks';
import { pageFields, type PageQuery } from '../../../shared/lists/page-query';
import { UrlCodec } from '../../../shared/lists/url-codec';
import { choiceField, integerField, newRecordField } from '../../../shared/lists/url-fields';
import { states } from './webhooks.constants';

export interface WebhooksQuery extends PageQuery {
  state: WebhookState | '';
}

/** The query: every change of it sends a request. */
export const webhooksQuery = new UrlCodec<WebhooksQuery>({ state: choiceField(states, ''), ...pageFields });

export const unfiltered = { state: '' } satisfies Partial<WebhooksQuery>;

/** No webhook has this key. */
export const NONE = 0;

/** Key of the open webhook, and whether the form of a new one is open. */
export const webhookView = new UrlCodec<{ webhook: number; new: 'yes' | '' }>({
  webhook: integerField(NONE, NONE, webhookDtoLimits.id.maximum),
  new: newRecordField(),
});
