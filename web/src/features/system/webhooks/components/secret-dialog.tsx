import { useTranslation } from 'react-i18next';
import { ShownOnceDialog } from '../../../../shared/records/shown-once-dialog';

interface Props {
  secret: string;
  onClose: () => void;
}

/** Shows the secret, which cannot be shown again. */
export function SecretDialog({ secret, onClose }: Props) {
  const { t } = useTranslation('webhooks');
  return (
    <ShownOnceDialog
      title={t('secret.title')}
      text={t('secret.text')}
      label={t('secret.label')}
      value={secret}
      copy={{ action: t('secret.copy'), copied: t('secret.copied'), failed: t('secret.copyFailed') }}
      onClose={onClose}
    />
  );
}
