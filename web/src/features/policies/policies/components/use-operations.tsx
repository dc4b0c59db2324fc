import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedPolicy } from '../listed-policy';
import { type RowActions, RowOperations } from './row-operations';

/** The column of the operations. The same object until the user may do something else. */
export function useOperations(isBin: boolean, actions: RowActions) {
  const { t } = useTranslation('policies');
  return useMemo(
    () => ({
      title: t('column.operations'),
      cell: (policy: ListedPolicy) => <RowOperations policy={policy} isDeleted={isBin} actions={actions} />,
    }),
    [t, isBin, actions],
  );
}
