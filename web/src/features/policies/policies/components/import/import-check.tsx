import { useTranslation } from 'react-i18next';
import type { PolicyImportColumnsDto, PolicyImportDto } from '../../../../../api/generated/model';
import { useAnnouncement } from '../../../../../shared/announcements/use-announcement';
import { Alert } from '../../../../../shared/ui/feedback/alert';
import { DialogActions } from '../../../../../shared/ui/overlays/dialog-actions';
import styles from './import.module.css';
import { ImportCounts } from './import-counts';
import { ImportErrors } from './import-errors';
import { ImportMapping } from './import-mapping';

interface Props {
  check: PolicyImportDto;
  fileName: string;
  isBusy: boolean;
  isImporting: boolean;
  /** The counts have changed since the user saw them. */
  isOutdated: boolean;
  onMap: (columns: PolicyImportColumnsDto) => void;
  onSaveErrors: () => void;
  onAgain: () => void;
  onConfirm: () => void;
}

/** The result of the check: what the import would change, and the errors that prevent it. */
export function ImportCheck(props: Props) {
  const { check, fileName, isBusy, isImporting, isOutdated, onMap, onSaveErrors, onAgain, onConfirm } = props;
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
      {isOutdated && <Alert>{t('import.outdated')}</Alert>}
      <ImportCounts check={check} />
      {check.error > 0 && <ImportErrors check={check} isBusy={isBusy} onSave={onSaveErrors} />}
      <ImportMapping check={check} onMap={onMap} />
      <DialogActions
        primary={{
          label: t(isImporting ? 'import.importing' : 'import.confirm', { count: changes }),
          isBusy,
          isDisabled: problem !== null,
          onClick: onConfirm,
        }}
        secondary={[{ label: t('import.another'), onClick: onAgain }]}
        note={problem !== null && <p className={styles.problem}>{problem}</p>}
      />
    </>
  );
}
