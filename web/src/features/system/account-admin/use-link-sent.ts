import { useTranslation } from 'react-i18next';
import type { AccountLinkDto } from '../../../api/generated/model';
import { toasts } from '../../../shared/ui/feedback/toasts.store';

/** Tells to which address a link was sent; one that was not is shown instead. */
export function useLinkSent() {
  const { t } = useTranslation('account-admin');
  return ({ sentTo }: AccountLinkDto) => {
    if (sentTo !== null) toasts.show({ kind: 'success', text: t('done.sent', { email: sentTo }) });
  };
}
