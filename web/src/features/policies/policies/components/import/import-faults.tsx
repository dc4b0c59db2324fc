import IconDownload from '@arco-design/web-react/icon/react-icon/IconDownload';
import { useTranslation } from 'react-i18next';
import type { PolicyImportDto } from '../../../../../api/generated/model';
import { Button } from '../../../../../shared/ui/actions/button';
import styles from './import.module.css';

interface Props {
  check: PolicyImportDto;
  isBusy: boolean;
  onSave: () => void;
}

/** The first faults, where they are and why; all of them are in the file. */
export function ImportFaults({ check, isBusy, onSave }: Props) {
  const { t } = useTranslation('policies');
  const { faults } = check;
  return (
    <section>
      <header className={styles.heading}>
        <h3>{t('import.faults', { count: faults.length })}</h3>
        <Button look="text" busy={isBusy} onClick={onSave}>
          <IconDownload />
          {t('import.faults.save')}
        </Button>
      </header>
      <div role="region" aria-label={t('import.faults.label')} tabIndex={0} className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th>{t('import.faults.row')}</th>
              <th>{t('import.faults.column')}</th>
              <th>{t('import.faults.value')}</th>
              <th>{t('import.faults.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {faults.map(({ row, member, value, msg }) => (
              <tr key={`${row} ${member}`}>
                <td>{row}</td>
                <td>{t(`column.${member}`)}</td>
                <td>{value}</td>
                <td>{msg}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
