import { useTranslation } from 'react-i18next';
import type { AccountImportCheckDto, AccountSheetField } from '../../../../../api/generated/model';
import { useAnnouncement } from '../../../../../shared/announcements/use-announcement';
import { formatNumber } from '../../../../../shared/i18n/format';
import { useLanguage } from '../../../../../shared/i18n/use-language';
import { SheetCounts } from '../../../../../shared/sheets/sheet-counts';
import { SheetReadNote } from '../../../../../shared/sheets/sheet-read-note';
import { type SheetChoice, SheetReading } from '../../../../../shared/sheets/sheet-reading';
import { SheetErrors } from '../../../../../shared/sheets/sheet-errors';
import { Alert } from '../../../../../shared/ui/feedback/alert';
import { DialogActions } from '../../../../../shared/ui/overlays/dialog-actions';
import styles from './account-import.module.css';

interface Props {
  check: AccountImportCheckDto;
  fileName: string;
  isBusy: boolean;
  /** The counts have changed since the user saw them. */
  isOutdated: boolean;
  /** Null when the file is no longer in memory. */
  onRead: ((choice: SheetChoice) => void) | null;
  onAgain: () => void;
  onConfirm: () => void;
}

/** How many people would be invited, and the errors that prevent it. */
export function PeopleCheck({ check, fileName, isBusy, isOutdated, onRead, onAgain, onConfirm }: Props) {
  const { t } = useTranslation('account-admin');
  const language = useLanguage();
  const { rows, create, error, errors, errorTotal } = check;
  const columnOf = (field: AccountSheetField) =>
    field === 'language' ? t('form.language') : t(`column.${field}`);
  const action = t('import.confirm', { count: create, formatted: formatNumber(create, language) });
  const refusal = refusalOf(check, onRead === null);
  useAnnouncement(refusal === null ? action : t(refusal));
  return (
    <>
      <p className={styles.file}>
        <strong>{fileName}</strong>
      </p>
      {isOutdated && <Alert>{t('import.outdated')}</Alert>}
      <SheetCounts counts={{ rows, create, error }} />
      {error > 0 && <SheetErrors errors={errors} total={errorTotal} columnOf={columnOf} />}
      {onRead === null ? (
        <SheetReadNote read={check} />
      ) : (
        <SheetReading
          key={`${check.encoding} ${check.sheet} ${check.headerRow}`}
          read={check}
          isBusy={isBusy}
          onRead={onRead}
        />
      )}
      <DialogActions
        primary={{ label: action, isBusy, isDisabled: refusal !== null, onClick: onConfirm }}
        secondary={[{ label: t('import.another'), onClick: onAgain }]}
        note={refusal !== null && <p>{t(refusal)}</p>}
      />
    </>
  );
}

/** Why nobody can be invited yet. */
function refusalOf({ error, create }: AccountImportCheckDto, isFileGone: boolean) {
  if (error > 0) return 'import.blocked';
  if (create === 0) return 'import.empty';
  return isFileGone ? 'import.reloaded' : null;
}
