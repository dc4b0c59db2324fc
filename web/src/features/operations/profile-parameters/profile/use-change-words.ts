import { useTranslation } from 'react-i18next';
import type { ParameterChangeAction, ParameterChangeDto } from '../../../../api/generated/model';
import type { ReviewWords } from '../../../../shared/records/use-review-actions';

/** The state that each action in the history leads to. */
const stateAfter = {
  submit: 'submitted',
  review: 'underReview',
  approve: 'applied',
  return: 'returned',
  cancel: 'cancelled',
} as const;
type Told = keyof typeof stateAfter;

/** The words for what is done with the change of this number. */
export function useChangeWords(number: string): ReviewWords<ParameterChangeDto, ParameterChangeAction, Told> {
  const { t } = useTranslation('profile-parameters');
  return {
    labelOf: (action) => t(`action.${action}`),
    doneOf: (action) => t(`done.${action}`, { number }),
    history: {
      actions: Object.keys(stateAfter) as Told[],
      textOf: (action) => t(`told.${stateAfter[action]}`, { number }),
    },
    reason: { title: t('return.title', { number }), label: t('return.comment'), hint: t('return.hint') },
    questionOf: (action, { differences: { length: count } }) => {
      const title = t(`ask.${action === 'approve' ? action : 'cancel'}`, { number });
      if (action === 'approve') return { title, text: t('ask.approve.text', { count }) };
      return action === 'cancel' ? { title, text: t('ask.cancel.text'), keep: t('ask.cancel.keep') } : null;
    },
    danger: 'cancel',
    order: ['approve', 'return', 'review', 'cancel'],
  };
}
