import { useTranslation } from 'react-i18next';
import type { AccountLinkDto } from '../../../../api/generated/model';
import { productLimits } from '../../../../api/generated/model/productLimits';
import { ShownOnceDialog } from '../../../../shared/records/shown-once-dialog';

interface Props {
  /** It was not sent. */
  link: string;
  made: AccountLinkDto;
  /** Of the person. */
  name: string;
  onClose: () => void;
}

/** Shows the link to hand over, which cannot be shown again. */
export function LinkDialog({ link, made, name, onClose }: Props) {
  const { t } = useTranslation('account-admin');
  const isReset = made.minutes === productLimits.passwordLinkMinutes;
  return (
    <ShownOnceDialog
      title={t('link.title')}
      text={t(isReset ? 'link.text' : 'link.invitation', { name })}
      label={t('link.label')}
      value={link}
      copy={{ action: t('link.copy'), copied: t('link.copied'), failed: t('link.copy.failed') }}
      onClose={onClose}
    />
  );
}
