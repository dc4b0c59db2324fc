import IconDownload from '@arco-design/web-react/icon/react-icon/IconDownload';
import { useTranslation } from 'react-i18next';
import type { PolicyImportDto } from '../../../../../api/generated/model';
import { Button } from '../../../../../shared/ui/actions/button';
import styles from './import.module.css';

interface Props {
  check: PolicyImportDto;
  isBusy: boolean;
  onSave: () => void;
  /** The rows themselves, each with its reasons. */
  onSaveRows: () => void;
}

/** The first errors, with their position and reason. The file that can be downloaded has all of them. */
export function ImportErrors({ check, isBusy, onSave, onSaveRows }: Props) {
  const { t } = useTranslation('policies');
  const { errors, errorTotal } = check;
  return (
    <section>
      <header className={styles.heading}>
        <h3>
          {t(errors.length < errorTotal ? 'import.errors.first' : 'import.errors', { count: errors.length })}
        </h3>
        <Button look="text" busy={isBusy} onClick={onSave}>
          <IconDownload />
          {t('import.errors.save')}
        </Button>
        <Button look="text" busy={isBusy} onClick={onSaveRows}>
          <IconDownload />
          {t('import.rejected.save')}
        </Button>
      </header>
      <div role="region" aria-label={t('import.errors.label')} tabIndex={0} className={styles.scroll}>
        <table className={styles.errors}>
          <thead>
            <tr>
              <th>{t('import.errors.row')}</th>
              <th>{t('import.errors.column')}</th>
              <th>{t('import.errors.value')}</th>
              <th>{t('import.errors.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {errors.map(({ row, field, value, msg }) => (
              <tr key={`${row} ${field}`}>
                <td>{row}</td>
                <td>{t(`column.${field}`)}</td>
                <td title={value}>{value}</td>
                <td>{msg}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
