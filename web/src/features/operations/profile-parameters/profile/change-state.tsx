import { useTranslation } from 'react-i18next';
import type { ParameterChangeState } from '../../../../api/generated/model';
import { StateTag } from '../../../../shared/ui/layout/state-tag';

const tones = {
  submitted: 'info',
  underReview: 'info',
  applied: 'good',
  returned: 'bad',
  cancelled: 'quiet',
} as const satisfies Record<ParameterChangeState, unknown>;

export function ChangeState({ state }: { state: ParameterChangeState }) {
  const { t } = useTranslation('profile-parameters');
  return <StateTag tone={tones[state]}>{t(`state.${state}`)}</StateTag>;
}
