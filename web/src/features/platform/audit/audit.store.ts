import { createAuditFile, listAuditEntries } from '../../../api/generated/audit/audit';
import type { AuditEntryDto } from '../../../api/generated/model';
import { paramsOf } from '../../../shared/lists/filters';
import { PagedList } from '../../../shared/lists/paged-list';
import type { AuditQuery } from './audit-view';

/** The changes of all records. They are not live: what somebody examines stays where it is. */
export function newAuditList() {
  return new PagedList<AuditEntryDto, AuditQuery>((query, signal) =>
    listAuditEntries(paramsWithKey(query), { signal, skipErrorToast: true }),
  );
}

/**
 * @returns the URL of a file with all entries that the filters match
 * @throws ApiError, already shown to the user
 */
export async function auditFile({ search, entity, entityId, action, time }: AuditQuery): Promise<string> {
  const filter = paramsWithKey({ search, entity, entityId, action, time });
  return (await createAuditFile({ filter })).address;
}

function paramsWithKey<Query extends { entityId: string }>({ entityId, ...query }: Query) {
  return { ...paramsOf(query), ...(entityId === '' ? {} : { entityId: Number(entityId) }) };
}
