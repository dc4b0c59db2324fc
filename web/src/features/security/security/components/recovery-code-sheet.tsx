import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../../../shared/ui/calendar/days';
import { formatDate } from '../../../../shared/i18n/format';
import { isolated } from '../../../../shared/i18n/isolated';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { saveFile } from '../../../../shared/lib/save-file';
import { Button } from '../../../../shared/ui/actions/button';
import { Alert } from '../../../../shared/ui/feedback/alert';
import { Dialog } from '../../../../shared/ui/overlays/dialog';
import { confirm } from '../../../../shared/ui/overlays/confirm';
import { DialogActions } from '../../../../shared/ui/overlays/dialog-actions';
import styles from './recovery-code-sheet.module.css';

interface Props {
  codes: string[];
  /** Whose codes they are: name and account ID. */
  owner: string[];
  onClose: () => void;
}

/** The new codes, to be copied, stored as a file or printed before the dialog closes. */
export function RecoveryCodeSheet({ codes, owner, onClose }: Props) {
  const { t } = useTranslation(['security', 'shared']);
  const language = useLanguage();
  const [isCopied, setCopied] = useState(false);
  const lines = `${codes.join('\n')}\n`;
  const copy = async () => {
    await navigator.clipboard.writeText(lines);
    setCopied(true);
  };
  // They are never shown again.
  const ask = async () => {
    const question = { title: t('codes.leave.title'), text: t('codes.leave.text'), isIrreversible: true };
    if (await confirm({ ...question, action: t('codes.leave.close'), keep: t('codes.leave.keep') }))
      onClose();
  };
  return (
    <Dialog title={t('codes.title')} onClose={() => void ask()}>
      <div className={styles.content}>
        <Alert kind="warning">{t('codes.once')}</Alert>
        <div className={styles.sheet}>
          <h3 className={styles.name}>{t('codes.sheet')}</h3>
          <p className={styles.owner}>
            {[...owner.map(isolated), formatDate(today(), language)].join(' · ')}
          </p>
          <ol className={styles.codes}>
            {codes.map((code) => (
              <li key={code}>
                <code translate="no">{code}</code>
              </li>
            ))}
          </ol>
        </div>
        <div className={styles.tools}>
          {window.isSecureContext && (
            <Button onClick={() => void copy()}>
              {isCopied ? t('shared:action.copied') : t('codes.copy')}
            </Button>
          )}
          <Button
            onClick={() => {
              saveFile(new Blob([lines], { type: 'text/plain' }), 'sala-recovery-codes.txt');
            }}
          >
            {t('codes.download')}
          </Button>
          <Button
            onClick={() => {
              window.print();
            }}
          >
            {t('codes.print')}
          </Button>
        </div>
      </div>
      <DialogActions primary={{ label: t('codes.done'), onClick: onClose }} />
    </Dialog>
  );
}
