import { useTranslation } from 'react-i18next';
import type { MadePasswordLinkDto } from '../../../../api/generated/model';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { ShownOnceDialog } from '../../../../shared/records/shown-once-dialog';

interface Props {
  made: MadePasswordLinkDto;
  /** Of the person. */
  name: string;
  onClose: () => void;
}

/** Shows the link, which cannot be shown again. */
export function MadeLinkDialog({ made: { link, minutes }, name, onClose }: Props) {
  const { t } = useTranslation('account-requests');
  const language = useLanguage();
  return (
    <ShownOnceDialog
      title={t('link.title')}
      text={t('link.text', { name, minutes: formatNumber(minutes, language) })}
      label={t('link.label')}
      value={link}
      copy={{ action: t('link.copy'), copied: t('link.copied'), failed: t('link.copy.failed') }}
      onClose={onClose}
    />
  );
}
