import IconDownload from '@arco-design/web-react/icon/react-icon/IconDownload';
import { useTranslation } from 'react-i18next';
import type { PolicyImportDto } from '../../../../../api/generated/model';
import { SheetErrors } from '../../../../../shared/sheets/sheet-errors';
import { Button } from '../../../../../shared/ui/actions/button';

interface Props {
  check: PolicyImportDto;
  isBusy: boolean;
  onSave: () => void;
  /** The rows themselves, each with its reasons. */
  onSaveRows: () => void;
}

/** The first errors. The file that can be downloaded has all of them. */
export function ImportErrors({ check, isBusy, onSave, onSaveRows }: Props) {
  const { t } = useTranslation('policies');
  return (
    <SheetErrors
      errors={check.errors}
      total={check.errorTotal}
      columnOf={(field) => t(`column.${field}`)}
      actions={
        <>
          <Button look="text" busy={isBusy} onClick={onSave}>
            <IconDownload />
            {t('import.errors.save')}
          </Button>
          <Button look="text" busy={isBusy} onClick={onSaveRows}>
            <IconDownload />
            {t('import.rejected.save')}
          </Button>
        </>
      }
    />
  );
}
