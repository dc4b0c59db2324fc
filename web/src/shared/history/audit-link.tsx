import { useTranslation } from 'react-i18next';
import type { AuditEntryDto } from '../../api/generated/model';
import type { PagePath } from '../../api/generated/model/pages';
import { may } from '../session/permissions';
import { StandaloneLink } from '../ui/actions/standalone-link';

const PAGE = '/list/audit' satisfies PagePath;

/** From the history of a record to its entries in the audit log, for those who may read it. */
export function AuditLink({ entry: { entity, entityId } }: { entry: AuditEntryDto }) {
  const { t } = useTranslation();
  if (!may('listAuditEntries')) return null;
  // The studio and the switch of maintenance exist once, without a key.
  const record = entityId === 0 ? '' : `&entityId=${entityId}`;
  return <StandaloneLink to={`${PAGE}?entity=${entity}${record}`}>{t('menu.list.audit')}</StandaloneLink>;
}
