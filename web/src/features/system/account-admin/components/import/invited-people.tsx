import IconCheck from '@arco-design/web-react/icon/react-icon/IconCheck';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../../shared/i18n/format';
import { useLanguage } from '../../../../../shared/i18n/use-language';
import sheet from '../../../../../shared/sheets/sheet.module.css';
import { StatePanel } from '../../../../../shared/ui/feedback/state-panel';
import { DialogActions } from '../../../../../shared/ui/overlays/dialog-actions';
import type { InvitedPerson } from '../../kept-account-import';
import styles from './account-import.module.css';

interface Props {
  people: readonly InvitedPerson[];
  onAgain: () => void;
  onClose: () => void;
}

/** Who was invited before the page was loaded again, and who was handed a link. */
export function InvitedPeople({ people, onAgain, onClose }: Props) {
  const { t } = useTranslation(['account-admin', 'shared']);
  const language = useLanguage();
  const count = people.length;
  const isAllMailed = people.every(({ isMailed }) => isMailed);
  return (
    <>
      <StatePanel
        icon={<IconCheck />}
        title={t('import.done', { count, formatted: formatNumber(count, language) })}
      >
        {t(isAllMailed ? 'import.mailed' : 'import.links.gone')}
      </StatePanel>
      <div role="region" aria-label={t('import.people')} tabIndex={0} className={sheet.scroll}>
        <table className={`${sheet.table} ${styles.links}`}>
          <thead>
            <tr>
              <th>{t('import.people.row')}</th>
              <th>{t('column.name')}</th>
              <th>{t('column.userName')}</th>
              <th>{t('link.label')}</th>
            </tr>
          </thead>
          <tbody>
            {people.map(({ id, row, name, userName, isMailed }) => (
              <tr key={id}>
                <td>{formatNumber(row, language)}</td>
                <td>
                  <bdi>{name}</bdi>
                </td>
                <td>{userName}</td>
                <td>{t(isMailed ? 'import.people.mailed' : 'import.people.shown')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <DialogActions
        primary={{ label: t('shared:action.close'), onClick: onClose }}
        secondary={[{ label: t('import.another'), onClick: onAgain }]}
      />
    </>
  );
}
