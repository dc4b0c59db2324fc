import { useTranslation } from 'react-i18next';
import type { CertificationState } from '../../../../api/generated/model';
import { StateTag } from '../../../../shared/ui/layout/state-tag';

const TONES = { auditing: 'info', passed: 'good', rejected: 'bad', withdrawn: 'quiet' } as const;

export function CertificationTag({ state }: { state: CertificationState }) {
  const { t } = useTranslation('certification');
  return <StateTag tone={TONES[state]}>{t(`state.${state}`)}</StateTag>;
}
