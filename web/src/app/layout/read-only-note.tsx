import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { OperationId } from '../../api/generated/model/access';
import type { SignedInPageName } from '../../api/generated/model/pages';
import { useLanguage } from '../../shared/i18n/use-language';
import { may, rolesThatMay } from '../../shared/session/permissions';
import { findRoute } from '../routing/find-route';
import styles from './read-only-note.module.css';
import { roleNamePlural } from '../../shared/session/role-name';

/** What is done on the pages that every role may open, and not every role may do anything on. */
const doneOn: Partial<Record<SignedInPageName, OperationId[]>> = {
  SearchTable: ['createPolicy', 'changePolicies'],
  Card: ['passQualityInspectionItem', 'orderService', 'enableRulePreset'],
  Announcements: ['createAnnouncement'],
  Authors: ['createAuthor'],
};

const operationsOn = new Map<string, OperationId[]>(Object.entries(doneOn));

/** Says once, above such a page, who can do what the role cannot. */
export const ReadOnlyNote = observer(function ReadOnlyNote() {
  const { t } = useTranslation('app');
  const language = useLanguage();
  const { pathname } = useLocation();
  const operations = operationsOn.get(findRoute(pathname).name) ?? [];
  if (operations.length === 0 || operations.some(may)) return null;
  const roles = [...new Set(operations.flatMap(rolesThatMay))].map((role) => roleNamePlural(role, language));
  return (
    <p className={styles.note}>{t('readOnly', { roles: new Intl.ListFormat(language).format(roles) })}</p>
  );
});
