import { useTranslation } from 'react-i18next';
import { ImportDrawer, type ImportPlace } from '../../../shared/imports/import-drawer';
import { may } from '../../../shared/session/permissions';
import { importCalls } from './content-sheets.store';

export function ContentImportDrawer(place: ImportPlace) {
  const { t } = useTranslation('content-items');
  return (
    <ImportDrawer
      {...place}
      calls={importCalls}
      mayUndo={may('undoContentOperation')}
      texts={{
        title: t('import.title'),
        rules: t('import.rules'),
        unused: (columns) => t('import.unused', { columns }),
        columnOf: (field) => t(`column.${field}`),
      }}
    />
  );
}
