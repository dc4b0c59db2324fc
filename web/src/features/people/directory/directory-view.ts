import type { GroupState, MemberRole } from '../../../api/generated/model';
import { listGroupsLimits } from '../../../api/generated/model/limits/directory';
import { pageFields, type PageQuery } from '../../../shared/lists/page-query';
import { UrlCodec } from '../../../shared/lists/url-codec';
import { choiceField, newRecordField, rowKeyField, textField } from '../../../shared/lists/url-fields';
import { memberRoles, states } from './directory.constants';

export interface GroupsQuery extends PageQuery {
  search: string;
  state: GroupState | '';
  ownRole: MemberRole | '';
}

/** The query: every change of it sends a request. */
export const groupsQuery = new UrlCodec<GroupsQuery>({
  search: textField(listGroupsLimits.search.maxLength),
  state: choiceField(states, ''),
  ownRole: choiceField(memberRoles, ''),
  ...pageFields,
});

export const unfiltered = { search: '', state: '', ownRole: '' } satisfies Partial<GroupsQuery>;

/**
 * Keys of the open record, and of the account of the person who is open over it; 0 for none. And whether the form of a new
 * one is open.
 */
export const groupView = new UrlCodec<{ open: number; person: number; new: 'yes' | '' }>({
  open: rowKeyField(),
  person: rowKeyField(),
  new: newRecordField(),
});
