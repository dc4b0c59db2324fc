import IconDownload from '@arco-design/web-react/icon/react-icon/IconDownload';
import { useTranslation } from 'react-i18next';
import { useAnnouncement } from '../announcements/use-announcement';
import { listOf } from '../i18n/format';
import { useLanguage } from '../i18n/use-language';
import { SheetCounts } from '../sheets/sheet-counts';
import { SheetReadNote } from '../sheets/sheet-read-note';
import { type SheetChoice, SheetReading } from '../sheets/sheet-reading';
import { SheetErrors } from '../sheets/sheet-errors';
import { Button } from '../ui/actions/button';
import { Alert } from '../ui/feedback/alert';
import { DialogActions } from '../ui/overlays/dialog-actions';
import styles from './import.module.css';
import { ImportMapping } from './import-mapping';
import type { ImportCheckResult, ImportColumns, ImportTexts } from './sheet-import';

interface Props<Field extends string> {
  check: ImportCheckResult<Field>;
  texts: ImportTexts<Field>;
  fileName: string;
  isBusy: boolean;
  isImporting: boolean;
  /** The counts have changed since the user saw them. */
  isOutdated: boolean;
  /** Null: the file is no longer here. */
  onRead: ((choice: SheetChoice) => void) | null;
  onMap: (columns: ImportColumns<Field>) => void;
  onSaveErrors: () => void;
  /** The rows with errors as a table. */
  onSaveRejected: () => void;
  onAgain: () => void;
  onConfirm: () => void;
}

/** The result of the check: what the import would change, and the errors that prevent it. */
export function ImportCheck<Field extends string>(props: Props<Field>) {
  const { check, texts, fileName, isBusy, isImporting, isOutdated } = props;
  const { onRead, onMap, onSaveErrors, onSaveRejected, onAgain, onConfirm } = props;
  const { t } = useTranslation('imports');
  const language = useLanguage();
  const unused = check.unusedColumns.map((at) => check.header[at] ?? '');
  const changes = check.create + check.update;
  const refusal = changes === 0 ? t(check.error > 0 ? 'blocked' : 'nothing') : null;
  const skipped = check.error > 0 && changes > 0 ? t('skipped', { count: check.error }) : null;
  const note = refusal ?? skipped;
  useAnnouncement(note ?? t('confirm', { count: changes }));
  return (
    <>
      <p className={styles.file}>
        <strong>{fileName}</strong> {check.format.toUpperCase()}, {check.encoding}
      </p>
      {isOutdated && <Alert>{t('outdated')}</Alert>}
      <SheetCounts counts={check} />
      {check.error > 0 && (
        <SheetErrors
          errors={check.errors}
          total={check.errorTotal}
          columnOf={texts.columnOf}
          actions={
            <>
              <Button look="text" busy={isBusy} onClick={onSaveErrors}>
                <IconDownload />
                {t('errors.save')}
              </Button>
              <Button look="text" busy={isBusy} onClick={onSaveRejected}>
                <IconDownload />
                {t('rejected.save')}
              </Button>
            </>
          }
        />
      )}
      {unused.length > 0 && <p>{texts.unused(listOf(unused, language))}</p>}
      {onRead === null ? (
        <SheetReadNote read={check} />
      ) : (
        <SheetReading key={check.id} read={check} isBusy={isBusy} onRead={onRead} />
      )}
      <ImportMapping check={check} columnOf={texts.columnOf} onMap={onMap} />
      <DialogActions
        primary={{
          label: t(isImporting ? 'importing' : 'confirm', { count: changes }),
          isBusy,
          isDisabled: refusal !== null,
          onClick: onConfirm,
        }}
        secondary={[{ label: t('another'), onClick: onAgain }]}
        note={note !== null && <p className={refusal === null ? undefined : styles.problem}>{note}</p>}
      />
    </>
  );
}
