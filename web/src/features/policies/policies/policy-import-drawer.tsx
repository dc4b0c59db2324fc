import { useTranslation } from 'react-i18next';
import { ImportDrawer, type ImportPlace } from '../../../shared/imports/import-drawer';
import { may } from '../../../shared/session/permissions';
import { importCalls } from './policy-sheets.store';

export function PolicyImportDrawer(place: ImportPlace) {
  const { t } = useTranslation('policies');
  return (
    <ImportDrawer
      {...place}
      calls={importCalls}
      mayUndo={may('undoPolicyOperation')}
      texts={{
        title: t('import.title'),
        rules: t('import.rules'),
        unused: (columns) => t('import.unused', { columns }),
        columnOf: (field) => t(`column.${field}`),
      }}
    />
  );
}
