import { useTranslation } from 'react-i18next';
import type { AccountImportCheckDto, AccountSheetField } from '../../../../../api/generated/model';
import { useAnnouncement } from '../../../../../shared/announcements/use-announcement';
import { formatNumber } from '../../../../../shared/i18n/format';
import { useLanguage } from '../../../../../shared/i18n/use-language';
import { SheetCounts } from '../../../../../shared/sheets/sheet-counts';
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
  onRead: (choice: SheetChoice) => void;
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
  const refusal = error > 0 ? t('import.blocked') : create === 0 ? t('import.empty') : null;
  useAnnouncement(refusal ?? action);
  return (
    <>
      <p className={styles.file}>
        <strong>{fileName}</strong>
      </p>
      {isOutdated && <Alert>{t('import.outdated')}</Alert>}
      <SheetCounts counts={{ rows, create, error }} />
      {error > 0 && <SheetErrors errors={errors} total={errorTotal} columnOf={columnOf} />}
      <SheetReading
        key={`${check.encoding} ${check.sheet} ${check.headerRow}`}
        read={check}
        isBusy={isBusy}
        onRead={onRead}
      />
      <DialogActions
        primary={{ label: action, isBusy, isDisabled: refusal !== null, onClick: onConfirm }}
        secondary={[{ label: t('import.another'), onClick: onAgain }]}
        note={refusal !== null && <p>{refusal}</p>}
      />
    </>
  );
}
