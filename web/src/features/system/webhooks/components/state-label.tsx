import { useTranslation } from 'react-i18next';
import type { WebhookDto } from '../../../../api/generated/model';
import { StateTag } from '../../../../shared/ui/layout/state-tag';
import { tones } from '../webhooks.constants';

/** Of one that is switched on it says whether messages arrive. */
export function StateLabel({ webhook: { state, failingSince } }: { webhook: WebhookDto }) {
  const { t } = useTranslation('webhooks');
  if (state === 'active' && failingSince !== null)
    return <StateTag tone="bad">{t('state.failing')}</StateTag>;
  return <StateTag tone={tones[state]}>{t(`state.${state}`)}</StateTag>;
}
