import { useTranslation } from 'react-i18next';
import type { PolicyImportColumnsDto, PolicyImportDto } from '../../../../../api/generated/model';
import { useAnnouncement } from '../../../../../shared/announcements/use-announcement';
import { formatNumber, listOf } from '../../../../../shared/i18n/format';
import { useLanguage } from '../../../../../shared/i18n/use-language';
import { SheetCounts } from '../../../../../shared/sheets/sheet-counts';
import { Alert } from '../../../../../shared/ui/feedback/alert';
import { DialogActions } from '../../../../../shared/ui/overlays/dialog-actions';
import styles from './import.module.css';
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
  /** The rows with errors as a table. */
  onSaveRejected: () => void;
  onAgain: () => void;
  onConfirm: () => void;
}

/** The result of the check: what the import would change, and the errors that prevent it. */
export function ImportCheck(props: Props) {
  const { check, fileName, isBusy, isImporting, isOutdated } = props;
  const { onMap, onSaveErrors, onSaveRejected, onAgain, onConfirm } = props;
  const { t } = useTranslation('policies');
  const language = useLanguage();
  const unused = check.unusedColumns.map((at) => check.header[at] ?? '');
  const changes = check.create + check.update;
  const refusal = changes === 0 ? t(check.error > 0 ? 'import.blocked' : 'import.nothing') : null;
  const skipped =
    check.error > 0 && changes > 0
      ? t('import.skipped', { count: check.error, formatted: formatNumber(check.error, language) })
      : null;
  const note = refusal ?? skipped;
  useAnnouncement(note ?? t('import.confirm', { count: changes }));
  return (
    <>
      <p className={styles.file}>
        <strong>{fileName}</strong> {check.format.toUpperCase()}, {check.encoding}
      </p>
      {isOutdated && <Alert>{t('import.outdated')}</Alert>}
      <SheetCounts counts={check} />
      {check.error > 0 && (
        <ImportErrors check={check} isBusy={isBusy} onSave={onSaveErrors} onSaveRows={onSaveRejected} />
      )}
      {unused.length > 0 && <p>{t('import.unused', { columns: listOf(unused, language) })}</p>}
      <ImportMapping check={check} onMap={onMap} />
      <DialogActions
        primary={{
          label: t(isImporting ? 'import.importing' : 'import.confirm', { count: changes }),
          isBusy,
          isDisabled: refusal !== null,
          onClick: onConfirm,
        }}
        secondary={[{ label: t('import.another'), onClick: onAgain }]}
        note={note !== null && <p className={refusal === null ? undefined : styles.problem}>{note}</p>}
      />
    </>
  );
}
