import { useTranslation } from 'react-i18next';
import type { AuditEntity, AuditEntryDto } from '../../api/generated/model';
import type { PagePath } from '../../api/generated/model/pages';
import { may } from '../session/permissions';
import { StandaloneLink } from '../ui/actions/standalone-link';

const PAGE = '/list/audit' satisfies PagePath;

interface Props {
  of: Pick<AuditEntryDto, 'entity' | 'entityId'>;
  /** Where a record has several. */
  label?: string;
}

/** From a record to its entries in the audit log, for those who may read it. */
export function AuditLink({ of: { entity, entityId }, label }: Props) {
  const { t } = useTranslation();
  if (!may('listAuditEntries')) return null;
  return <StandaloneLink to={auditPath(entity, entityId)}>{label ?? t('menu.list.audit')}</StandaloneLink>;
}

/** @param id 0 for all of the kind, as of the studio, which exists once */
export function auditPath(entity: AuditEntity, id: number): string {
  return `${PAGE}?entity=${entity}${id === 0 ? '' : `&entityId=${id}`}`;
}
