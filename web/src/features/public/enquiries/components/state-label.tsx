import { useTranslation } from 'react-i18next';
import type { EnquiryState } from '../../../../api/generated/model';
import { StateTag } from '../../../../shared/ui/layout/state-tag';
import { tones } from '../enquiries.constants';

export function StateLabel({ state }: { state: EnquiryState }) {
  const { t } = useTranslation('enquiries');
  return <StateTag tone={tones[state]}>{t(`state.${state}`)}</StateTag>;
}
