import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnouncement } from '../announcements/use-announcement';
import { TextField } from '../ui/fields/text-field';
import { confirm } from '../ui/overlays/confirm';
import { Dialog } from '../ui/overlays/dialog';
import { DialogActions } from '../ui/overlays/dialog-actions';
import styles from './record.module.css';

interface Props {
  title: string;
  /** What it is for, and that it is not shown again. */
  text: string;
  label: string;
  value: string;
  copy: { action: string; copied: string; failed: string };
  onClose: () => void;
}

/** Shows a link or secret to copy, which cannot be shown again. */
export function ShownOnceDialog({ title, text, label, value, copy, onClose }: Props) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  useAnnouncement(outcome && copy[outcome]);
  const write = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  const ask = async () => {
    const question = { title: t('once.leave.title'), text: t('once.leave.text'), isIrreversible: true };
    const answers = { action: t('action.close'), keep: t('once.leave.keep') };
    if (outcome === 'copied' || (await confirm({ ...question, ...answers }))) onClose();
  };
  return (
    <Dialog title={title} onClose={() => void ask()}>
      <div className={styles.texts}>
        <p>{text}</p>
        <TextField
          label={label}
          readOnly
          value={value}
          hint={outcome === null ? undefined : copy[outcome]}
          onFocus={({ target }) => {
            target.select();
          }}
        />
      </div>
      <DialogActions
        primary={{ label: copy.action, onClick: () => void write() }}
        secondary={[{ label: t('action.close'), onClick: onClose }]}
      />
    </Dialog>
  );
}
