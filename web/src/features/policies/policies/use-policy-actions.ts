import { useTranslation } from 'react-i18next';
import type {
  DownloadFormat,
  PolicyAction,
  PolicyDto,
  PolicyOperationDto,
  PolicyStatus,
} from '../../../api/generated/model';
import { saveFile } from '../../../shared/lib/save-file';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { doneText } from './done-text';
import type { TableView } from './policies-view';
import type { ChosenPolicies, DownloadedPolicies, PoliciesStore } from './policies.store';
import { undoOffers } from './undo-offers.store';

/** The actions on rows, each with an undo toast. The transport shows errors. */
export function usePolicyActions(store: PoliciesStore) {
  const { t } = useTranslation(['policies', 'bulk']);

  const tell = (action: PolicyAction, operation: PolicyOperationDto, policy?: PolicyDto) => {
    const { changed } = operation;
    if (changed === 0) {
      toasts.show({ kind: 'info', text: t('bulk:done.nothing') });
      return;
    }
    undoOffers.offer(operation, doneText(t, action, changed, policy), () => store.changed());
  };
  const change = (action: PolicyAction, policy: PolicyDto) =>
    attempt(async () => {
      tell(action, await store.change(action, [policy.id]), policy);
      await store.changed();
    });

  return {
    setStatus: (policy: PolicyDto, status: PolicyStatus) =>
      attempt(async () => {
        tell(status, await store.setStatus(policy, status), policy);
        await store.changed();
      }),
    remove: (policy: PolicyDto) => change('delete', policy),
    restore: (policy: PolicyDto) => change('restore', policy),
    /** Downloads the visible columns, without the row number. */
    download: (format: DownloadFormat, view: TableView, rows: DownloadedPolicies) =>
      attempt(async () => {
        const shown = view.columns.filter(({ isShown }) => isShown);
        const columns = shown.flatMap(({ key }) => (key === 'index' ? [] : [key]));
        saveFile(await store.download(format, columns, rows));
      }),
    changeSelected: (action: PolicyAction, chosen: ChosenPolicies) =>
      attempt(async () => {
        tell(action, await store.changeChosen(action, chosen));
        store.selection.clear();
        await store.changed();
      }),
  };
}

async function attempt(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch {
    // The transport has shown the error.
  }
}
