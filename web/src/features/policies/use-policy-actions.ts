import { useTranslation } from 'react-i18next';
import type { PolicyAction, PolicyDto, PolicyOperationDto, PolicyStatus } from '../../api/generated/model';
import { toasts } from '../../shared/ui/toasts.store';
import type { PoliciesQuery } from './policies-view';
import type { PoliciesStore } from './policies.store';

/** What changes rows, each told with a way back. A failure was told by the transport, and changed nothing. */
export function usePolicyActions(store: PoliciesStore, query: PoliciesQuery) {
  const { t } = useTranslation('policies');

  const undo = async (operationId: string) => {
    await store.undo(operationId);
    toasts.show({ kind: 'success', text: t('done.undo') });
    await store.changed();
  };
  const tell = (action: PolicyAction, { operationId, changed }: PolicyOperationDto, name?: string) => {
    if (changed === 0) {
      toasts.show({ kind: 'info', text: t('done.nothing') });
      return;
    }
    const text =
      name === undefined ? t(`done.${action}`, { count: changed }) : t(`done.${action}.one`, { name });
    const action_ = {
      label: t('action.undo'),
      run: () => {
        void attempt(() => undo(operationId));
      },
    };
    toasts.show({ kind: 'success', id: operationId, text, action: action_ });
  };
  const change = (action: PolicyAction, { id, name }: PolicyDto) =>
    attempt(async () => {
      tell(action, await store.change(action, [id]), name);
      await store.changed();
    });

  return {
    setStatus: (policy: PolicyDto, status: PolicyStatus) =>
      attempt(async () => {
        tell(status, await store.setStatus(policy, status), policy.name);
        await store.changed();
      }),
    remove: (policy: PolicyDto) => change('delete', policy),
    restore: (policy: PolicyDto) => change('restore', policy),
    changeSelected: (action: PolicyAction) =>
      attempt(async () => {
        tell(action, await store.changeSelected(action, query));
        store.selection.clear();
        await store.changed();
      }),
  };
}

async function attempt(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch {
    // The transport has told the reader why.
  }
}
