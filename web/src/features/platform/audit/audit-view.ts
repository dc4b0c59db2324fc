import { AuditActionName, AuditEntity } from '../../../api/generated/model';
import { listAuditEntriesLimits } from '../../../api/generated/model/limits/audit';
import { pageFields, type PageQuery } from '../../../shared/lists/page-query';
import { timeRangeField } from '../../../shared/lists/time-range-field';
import { UrlCodec } from '../../../shared/lists/url-codec';
import { choiceField, patternField, rowKeyField, textField } from '../../../shared/lists/url-fields';

export const entities = Object.values(AuditEntity);
export const actions = Object.values(AuditActionName);

export interface AuditQuery extends PageQuery {
  search: string;
  entity: AuditEntity | '';
  /** Key of one record of that kind; empty for all. */
  entityId: string;
  action: AuditActionName | '';
  time: string[];
}

/** The query: every change of it sends a request. */
export const auditQuery = new UrlCodec<AuditQuery>({
  search: textField(listAuditEntriesLimits.search.maxLength),
  entity: choiceField(entities, ''),
  entityId: patternField('^[1-9]\\d{0,8}$'),
  action: choiceField(actions, ''),
  time: timeRangeField(),
  ...pageFields,
});

export const unfiltered = {
  search: '',
  entity: '',
  entityId: '',
  action: '',
  time: [],
} satisfies Partial<AuditQuery>;

/** Key of the open entry; 0 for none. */
export const entryView = new UrlCodec<{ entry: number }>({ entry: rowKeyField() });

/** The address of the page with these filters only. */
export function addressOf(filters: Partial<AuditQuery>): string {
  return `?${auditQuery.write(new URLSearchParams(), { ...auditQuery.initial, ...filters }).toString()}`;
}
