import { useTranslation } from 'react-i18next';
import type { StudioDto } from '../../../api/generated/model';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { confirm } from '../../../shared/ui/overlays/confirm';
import { interrupts } from './operations';
import type { Operation, Place, StudioStore } from './studio.store';

/** Runs an operation, after a question if viewers lose the picture by it. */
export function useOperation(store: StudioStore, place: Place) {
  const { t } = useTranslation('studio');
  return async (studio: StudioDto, operation: Operation): Promise<void> => {
    const { action } = operation;
    const isSure =
      !interrupts(operation, studio) ||
      (await confirm({
        title: t(`confirm.${action}`),
        text: t('confirm.text'),
        action: t(`action.${action}`),
        isIrreversible: false,
      }));
    if (isSure && (await store.operate(place, operation)) !== null) {
      toasts.show({ kind: 'success', text: t(`done.${action}`) });
    }
  };
}
