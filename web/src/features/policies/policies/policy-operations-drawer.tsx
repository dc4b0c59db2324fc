import { useTranslation } from 'react-i18next';
import { OperationsDrawer, type OperationsPlace } from '../../../shared/bulk/operations-drawer';
import { may } from '../../../shared/session/permissions';
import { operationCalls } from './policy-sheets.store';

export function PolicyOperationsDrawer(place: OperationsPlace) {
  const { t } = useTranslation('policies');
  return (
    <OperationsDrawer
      {...place}
      calls={operationCalls}
      mayUndo={may('undoPolicyOperation')}
      actionOf={(action) => t(`action.${action}`)}
      countOf={(count) => t('recent.count', { count })}
    />
  );
}
