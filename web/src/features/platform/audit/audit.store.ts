import { listAuditEntries } from '../../../api/generated/audit/audit';
import type { AuditLogEntryDto } from '../../../api/generated/model';
import { paramsOf } from '../../../shared/lists/filters';
import { PagedList } from '../../../shared/lists/paged-list';
import type { AuditQuery } from './audit-view';

/** The changes of all records. They are not live: what somebody examines stays where it is. */
export function newAuditList() {
  return new PagedList<AuditLogEntryDto, AuditQuery>(({ entityId, ...query }, signal) =>
    listAuditEntries(
      { ...paramsOf(query), ...(entityId === '' ? {} : { entityId: Number(entityId) }) },
      { signal, skipErrorToast: true },
    ),
  );
}
