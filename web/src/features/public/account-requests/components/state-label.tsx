import { useTranslation } from 'react-i18next';
import type { AccountRequestState } from '../../../../api/generated/model';
import { StateTag } from '../../../../shared/ui/layout/state-tag';
import { tones } from '../account-requests.constants';

export function StateLabel({ state }: { state: AccountRequestState }) {
  const { t } = useTranslation('account-requests');
  return <StateTag tone={tones[state]}>{t(`state.${state}`)}</StateTag>;
}
