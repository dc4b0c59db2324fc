import { useMemo } from 'react';
import { useStable } from '../../../shared/lib/use-stable';
import { may } from '../../../shared/session/permissions';
import type { RowActions } from './components/row-operations';
import type { RecordView } from './policies-view';
import type { usePolicyActions } from './use-policy-actions';

type Changes = Pick<ReturnType<typeof usePolicyActions>, 'setStatus' | 'remove' | 'restore'>;

/** What the user may do with a row. The same object in every render, so that no row is rendered again for it. */
export function useRowActions(openRecord: (view: Partial<RecordView>) => void, changes: Changes): RowActions {
  const mayEdit = may('editPolicy');
  const mayChange = may('changePolicies');
  const view = useStable(({ id }: { id: number }) => {
    openRecord({ record: String(id), tab: 'details' });
  });
  const edit = useStable(({ id }: { id: number }) => {
    openRecord({ record: String(id), tab: 'edit' });
  });
  const setStatus = useStable(changes.setStatus);
  const remove = useStable(changes.remove);
  const restore = useStable(changes.restore);
  return useMemo(
    () => ({
      view,
      edit: mayEdit ? edit : null,
      changes: mayChange ? { setStatus, remove, restore } : null,
    }),
    [view, edit, setStatus, remove, restore, mayEdit, mayChange],
  );
}
