import { listApplications } from '../../../api/generated/applications/applications';
import type { ApplicationDto } from '../../../api/generated/model';
import { paramsOf } from '../../../shared/lists/filters';
import { LiveList } from '../../../shared/lists/live-list';
import type { ApplicationsQuery } from './application-view';

export function newApplicationList() {
  return new LiveList<ApplicationDto, ApplicationsQuery>('application.changed', (query, signal) =>
    listApplications(paramsOf(query), { signal, skipErrorToast: true }),
  );
}
