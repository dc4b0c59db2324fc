import { useTranslation } from 'react-i18next';
import { OperationsDrawer, type OperationsPlace } from '../../../shared/bulk/operations-drawer';
import { may } from '../../../shared/session/permissions';
import { operationCalls } from './content-sheets.store';

export function ContentOperationsDrawer(place: OperationsPlace) {
  const { t } = useTranslation('content-items');
  return (
    <OperationsDrawer
      {...place}
      calls={operationCalls}
      mayUndo={may('undoContentOperation')}
      actionOf={(action) => t(`action.${action}`)}
      countOf={(count) => t('recent.count', { count })}
    />
  );
}
