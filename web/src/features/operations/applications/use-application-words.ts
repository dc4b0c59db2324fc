import { useTranslation } from 'react-i18next';
import { ApplicationAction } from '../../../api/generated/model';
import type { ApplicationAction as Action } from '../../../api/generated/model';
import type { ReviewWords } from '../../../shared/records/use-review-actions';

const historyActions = ['create', ...Object.values(ApplicationAction)] as const;

/** The words for what is done with an application. */
export function useApplicationWords(): ReviewWords<unknown, Action, (typeof historyActions)[number]> {
  const { t } = useTranslation('applications');
  return {
    labelOf: (action) =>
      action === 'return' || action === 'resubmit'
        ? t(`action.${action}`)
        : t('action.complete', { step: t(`step.${action}`) }),
    doneOf: (action) => t(`done.${action}`),
    history: { actions: historyActions, textOf: (action) => t(`done.${action}`) },
    reason: { title: t('action.return'), label: t('reason.label'), hint: t('reason.hint') },
  };
}
