import type { ApplicationKind as Kind, ApplicationState as State } from '../../../api/generated/model';
import { ApplicationKind, ApplicationState } from '../../../api/generated/model';
import { pageFields, type PageQuery } from '../../../shared/lists/page-query';
import { UrlCodec } from '../../../shared/lists/url-codec';
import { choiceField, rowKeyField } from '../../../shared/lists/url-fields';

export const applicationKinds = Object.values(ApplicationKind);
export const applicationStates = Object.values(ApplicationState);

export interface ApplicationsQuery extends PageQuery {
  kind: Kind | '';
  state: State | '';
}

/** Number of the application; 0 for the newest one of the viewer. */
export const applicationView = new UrlCodec<{ application: number }>({
  application: rowKeyField(),
});

/** Whether the list of applications is open. */
export const listView = new UrlCodec<{ list: '' | 'open' }>({ list: choiceField(['open'], '') });

export const applicationsQuery = new UrlCodec<ApplicationsQuery>({
  kind: choiceField(applicationKinds, ''),
  state: choiceField(applicationStates, ''),
  ...pageFields,
});

/** Where the applicant corrects a returned application. */
export function correctionPath({ id, kind }: { id: number; kind: Kind }): string {
  return kind === 'channel' ? `/form/step?application=${id}` : '/user/setting?tab=certification';
}

/** A returned application is shown with its reason, any other with its steps. */
export function pathOf({ id, state }: { id: number; state: State }): string {
  return `/result/${state === 'submitApplication' ? 'error' : 'success'}?application=${id}`;
}
