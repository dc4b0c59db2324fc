import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MadePasswordLinkDto } from '../../../../api/generated/model';
import { useAnnouncement } from '../../../../shared/announcements/use-announcement';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { TextField } from '../../../../shared/ui/fields/text-field';
import { Dialog } from '../../../../shared/ui/overlays/dialog';
import { DialogActions } from '../../../../shared/ui/overlays/dialog-actions';
import styles from './made-link-dialog.module.css';

interface Props {
  made: MadePasswordLinkDto;
  /** Of the person. */
  name: string;
  onClose: () => void;
}

/** Shows the link, which cannot be shown again. */
export function MadeLinkDialog({ made: { link, minutes }, name, onClose }: Props) {
  const { t } = useTranslation(['account-requests', 'shared']);
  const language = useLanguage();
  const [outcome, setOutcome] = useState<'copied' | 'copy.failed' | null>(null);
  useAnnouncement(outcome && t(`link.${outcome}`));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setOutcome('copied');
    } catch {
      setOutcome('copy.failed');
    }
  };
  return (
    <Dialog title={t('link.title')} onClose={onClose}>
      <div className={styles.texts}>
        <p>{t('link.text', { name, minutes: formatNumber(minutes, language) })}</p>
        <TextField
          label={t('link.label')}
          readOnly
          value={link}
          hint={outcome === null ? undefined : t(`link.${outcome}`)}
          onFocus={({ target }) => {
            target.select();
          }}
        />
      </div>
      <DialogActions
        primary={{ label: t('link.copy'), onClick: () => void copy() }}
        secondary={[{ label: t('shared:action.close'), onClick: onClose }]}
      />
    </Dialog>
  );
}
