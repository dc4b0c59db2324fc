import { useTranslation } from 'react-i18next';
import { ApplicationAction, ReturnReason } from '../../../api/generated/model';
import type { ApplicationAction as Action } from '../../../api/generated/model';
import type { ReviewWords } from '../../../shared/records/use-review-actions';

const reasons = Object.values(ReturnReason);
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
    history: {
      actions: historyActions,
      textOf: (action) => t(`done.${action}`),
      choiceOf: (reason) => {
        const known = reasons.find((one) => one === reason);
        return known === undefined ? reason : t(`reason.${known}`);
      },
    },
    reason: {
      ...{ title: t('action.return'), label: t('reason.label'), hint: t('reason.hint') },
      missing: t('reason.missing'),
      choices: {
        label: t('reason.choices'),
        options: reasons.map((value) => ({ value, label: t(`reason.${value}`) })),
      },
    },
  };
}
