import { LedgerKind } from '../../../api/generated/model';
import { pageFields, type PageQuery } from '../../../shared/lists/page-query';
import { timeRangeField } from '../../../shared/lists/time-range-field';
import { UrlCodec } from '../../../shared/lists/url-codec';
import { choiceField, newRecordField } from '../../../shared/lists/url-fields';

export const ledgerKinds = Object.values(LedgerKind);

export interface LedgerQuery extends PageQuery {
  kind: LedgerKind | '';
  time: string[];
}

export const ledgerQuery = new UrlCodec<LedgerQuery>({
  kind: choiceField(ledgerKinds, ''),
  time: timeRangeField(),
  ...pageFields,
});

export const unfilteredLedger = { kind: '', time: [] } satisfies Partial<LedgerQuery>;

/** Whether the form of a top-up is open. */
export const topUpView = new UrlCodec<{ new: 'yes' | '' }>({ new: newRecordField() });
