import { OutboxKind } from '../../../api/generated/model';
import { pageFields, type PageQuery } from '../../../shared/lists/page-query';
import { UrlCodec } from '../../../shared/lists/url-codec';
import { choiceField } from '../../../shared/lists/url-fields';

export const kinds = Object.values(OutboxKind);

export interface UndeliveredQuery extends PageQuery {
  kind: OutboxKind | '';
}

/** The query: every change of it sends a request. */
export const undeliveredQuery = new UrlCodec<UndeliveredQuery>({
  kind: choiceField(kinds, ''),
  ...pageFields,
});

export const unfiltered = { kind: '' } satisfies Partial<UndeliveredQuery>;
