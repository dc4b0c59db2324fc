import { useTranslation } from 'react-i18next';
import type { AuditEntryDto } from '../../../api/generated/model';
import { actions } from './audit-view';

/** Words of an entry. */
export function useAuditTexts() {
  const { t } = useTranslation('audit');
  return {
    /** With the token that acted for the person. */
    personOf: ({ person, token }: AuditEntryDto) => {
      const name = person ?? t('system');
      return token === null ? name : `${name} (${token})`;
    },
    /** What an older version wrote is shown as it is. */
    actionOf: ({ action }: AuditEntryDto) => {
      const known = actions.find((name) => name === action);
      return known === undefined ? action : t(`action.${known}`);
    },
    recordOf: ({ entity, entityId }: AuditEntryDto) =>
      entityId === 0 ? t(`entity.${entity}`) : t('record', { entity: t(`entity.${entity}`), id: entityId }),
  };
}
