import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { DownloadFormat, PolicyAction } from '../../../../api/generated/model';
import { changeChosenPoliciesDtoLimits } from '../../../../api/generated/model/limits/policies';
import { BulkBar } from '../../../../shared/bulk/bulk-bar';
import { DownloadButton } from '../../../../shared/saved-views/download-button';
import { confirm } from '../../../../shared/ui/overlays/confirm';
import type { ChosenPolicies, PoliciesStore } from '../policies.store';

const MAX_CHOSEN = changeChosenPoliciesDtoLimits.ids.maxItems;

interface Props {
  store: PoliciesStore;
  onAction: (action: PolicyAction, chosen: ChosenPolicies) => Promise<void>;
  onDownload: (format: DownloadFormat, chosen: ChosenPolicies) => void;
}

/** Asks for confirmation before an action on rows that the user has not seen. */
export const SelectionBar = observer(function SelectionBar(props: Props) {
  const { store, onAction, onDownload } = props;
  const { t } = useTranslation('policies');
  const { selection, list } = store;
  const { count } = selection;
  if (count === 0) return null;

  const isBin = list.answered?.place === 'bin';
  const actions: PolicyAction[] = isBin ? ['restore'] : ['online', 'offline', 'delete'];
  const ask = async (action: PolicyAction) => {
    const question = {
      title: t(`bulk.ask.${action}`, { count }),
      text: t('bulk.ask.text'),
      isIrreversible: false,
    };
    return await confirm({ ...question, action: t(`action.${action}`) });
  };
  return (
    <BulkBar
      selection={selection}
      label={t('bulk.label')}
      most={MAX_CHOSEN}
      hasEverything
      actions={actions.map((action) => ({
        key: action,
        label: t(`action.${action}`),
        run: async () => {
          const { chosen, isEverything } = selection;
          if (!isEverything || (await ask(action))) await onAction(action, chosen);
        },
      }))}
    >
      {!isBin && (
        <DownloadButton
          onDownload={(format) => {
            onDownload(format, selection.chosen);
          }}
        />
      )}
    </BulkBar>
  );
});
