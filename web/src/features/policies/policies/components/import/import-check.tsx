import { useTranslation } from 'react-i18next';
import type { PolicyImportColumnsDto, PolicyImportDto } from '../../../../../api/generated/model';
import { useAnnouncement } from '../../../../../shared/announcements/use-announcement';
import { Button } from '../../../../../shared/ui/actions/button';
import styles from './import.module.css';
import { ImportCounts } from './import-counts';
import { ImportErrors } from './import-errors';
import { ImportMapping } from './import-mapping';

interface Props {
  check: PolicyImportDto;
  fileName: string;
  isBusy: boolean;
  /** The counts have changed since the user saw them. */
  isOutdated: boolean;
  onMap: (columns: PolicyImportColumnsDto) => void;
  onSaveErrors: () => void;
  onAgain: () => void;
  onConfirm: () => void;
}

/** The result of the check: what the import would change, and the errors that prevent it. */
export function ImportCheck(props: Props) {
  const { check, fileName, isBusy, isOutdated, onMap, onSaveErrors, onAgain, onConfirm } = props;
  const { t } = useTranslation('policies');
  const changes = check.create + check.update;
  const refusal = changes === 0 ? t('import.nothing') : null;
  const problem = check.error > 0 ? t('import.blocked') : refusal;
  useAnnouncement(problem ?? t('import.confirm', { count: changes }));
  return (
    <>
      <p className={styles.file}>
        <strong>{fileName}</strong> {check.format.toUpperCase()}, {check.encoding}
      </p>
      {isOutdated && (
        <p role="alert" className={styles.refused}>
          {t('import.outdated')}
        </p>
      )}
      <ImportCounts check={check} />
      {check.error > 0 && <ImportErrors check={check} isBusy={isBusy} onSave={onSaveErrors} />}
      <ImportMapping check={check} onMap={onMap} />
      <div className={styles.footer}>
        <p className={styles.problem}>{problem}</p>
        <Button onClick={onAgain}>{t('import.another')}</Button>
        <Button look="primary" busy={isBusy} disabled={check.error > 0 || changes === 0} onClick={onConfirm}>
          {t('import.confirm', { count: changes })}
        </Button>
      </div>
    </>
  );
}
