import IconCheck from '@arco-design/web-react/icon/react-icon/IconCheck';
import { useTranslation } from 'react-i18next';
import type { ImportedAccountDto } from '../../../../../api/generated/model';
import { useAnnouncement } from '../../../../../shared/announcements/use-announcement';
import { formatNumber } from '../../../../../shared/i18n/format';
import { useLanguage } from '../../../../../shared/i18n/use-language';
import { saveFile } from '../../../../../shared/lib/save-file';
import { csvOf } from '../../../../../shared/sheets/csv';
import sheet from '../../../../../shared/sheets/sheet.module.css';
import { StatePanel } from '../../../../../shared/ui/feedback/state-panel';
import { DialogActions } from '../../../../../shared/ui/overlays/dialog-actions';
import styles from './account-import.module.css';

interface Props {
  invited: readonly ImportedAccountDto[];
  /** Those to hand over. */
  links: readonly (ImportedAccountDto & { link: string })[];
  onSaved: () => void;
  onClose: () => void;
}

/** Who was invited, with the links that were not mailed: they are shown this once, and can be saved as a table. */
export function ImportedLinks({ invited, links, onSaved, onClose }: Props) {
  const { t } = useTranslation(['account-admin', 'shared']);
  const language = useLanguage();
  const title = t('import.done', {
    count: invited.length,
    formatted: formatNumber(invited.length, language),
  });
  useAnnouncement(title);
  const columns = [t('column.name'), t('column.userName'), t('link.label')];
  const save = () => {
    const rows = links.map(({ name, userName, link }) => [name, userName, link]);
    saveFile(new Blob([csvOf({ columns, rows })], { type: 'text/csv' }), t('import.links.file'));
    onSaved();
  };
  const close = { label: t('shared:action.close'), onClick: onClose };
  if (links.length === 0) {
    return (
      <>
        <StatePanel icon={<IconCheck />} title={title}>
          {t('import.mailed')}
        </StatePanel>
        <DialogActions primary={close} />
      </>
    );
  }
  return (
    <>
      <StatePanel icon={<IconCheck />} title={title}>
        {t('import.links.text')}
      </StatePanel>
      <div role="region" aria-label={t('import.links')} tabIndex={0} className={sheet.scroll}>
        <table className={`${sheet.table} ${styles.links}`}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column}>{column}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {links.map(({ id, name, userName, link }) => (
              <tr key={id}>
                <td>
                  <bdi>{name}</bdi>
                </td>
                <td>{userName}</td>
                <td translate="no">{link}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <DialogActions primary={{ label: t('import.links.save'), onClick: save }} secondary={[close]} />
    </>
  );
}
