import type {
  ApplicationKind as Kind,
  ApplicationState as State,
  ListApplicationsParams,
} from '../../../api/generated/model';
import { ApplicationKind, ApplicationState } from '../../../api/generated/model';
import {
  DEFAULT_PAGE_SIZE,
  FIRST_PAGE,
  LAST_PAGE,
  PAGE_SIZES,
  type PageSize,
} from '../../../shared/lists/list-limits';
import { UrlCodec } from '../../../shared/lists/url-codec';
import { choiceField, integerField } from '../../../shared/lists/url-fields';

/** Keys of rows are PostgreSQL integers. */
const MAX_APPLICATION = 2_147_483_647;

export const applicationKinds = Object.values(ApplicationKind);
export const applicationStates = Object.values(ApplicationState);

export interface ApplicationsQuery {
  kind: Kind | '';
  state: State | '';
  current: number;
  pageSize: PageSize;
}

/** Number of the application; 0 for the newest one of the viewer. */
export const applicationView = new UrlCodec<{ application: number }>({
  application: integerField(0, 1, MAX_APPLICATION),
});

/** Whether the list of applications is open. */
export const listView = new UrlCodec<{ list: '' | 'open' }>({ list: choiceField(['open'], '') });

export const applicationsQuery = new UrlCodec<ApplicationsQuery>({
  kind: choiceField(applicationKinds, ''),
  state: choiceField(applicationStates, ''),
  current: integerField(FIRST_PAGE, FIRST_PAGE, LAST_PAGE),
  pageSize: choiceField<PageSize, PageSize>(PAGE_SIZES, DEFAULT_PAGE_SIZE),
});

/** The request parameters; unset filters are omitted. */
export function applicationsParams({ kind, state, ...page }: ApplicationsQuery): ListApplicationsParams {
  const params: ListApplicationsParams = { ...page };
  if (kind !== '') params.kind = kind;
  if (state !== '') params.state = state;
  return params;
}

/** Where the applicant corrects what was returned. */
export function correctionPath({ id, kind }: { id: number; kind: Kind }): string {
  return kind === 'channel' ? `/form/step?application=${id}` : '/user/setting?tab=certification';
}

/** A returned application is shown with its reason, any other with its steps. */
export function pathOf({ id, state }: { id: number; state: State }): string {
  return `/result/${state === 'submitApplication' ? 'error' : 'success'}?application=${id}`;
}
