import { useTranslation } from 'react-i18next';
import type { AccountState } from '../../../../api/generated/model';
import { StateTag } from '../../../../shared/ui/layout/state-tag';
import { tones } from '../accounts.constants';

export function StateLabel({ state }: { state: AccountState }) {
  const { t } = useTranslation('account-admin');
  return <StateTag tone={tones[state]}>{t(`state.${state}`)}</StateTag>;
}
