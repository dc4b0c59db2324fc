import { useTranslation } from 'react-i18next';
import type { GroupState } from '../../../../api/generated/model';
import { StateTag } from '../../../../shared/ui/layout/state-tag';
import { tones } from '../directory.constants';

export function StateLabel({ state }: { state: GroupState }) {
  const { t } = useTranslation('directory');
  return <StateTag tone={tones[state]}>{t(`state.${state}`)}</StateTag>;
}
