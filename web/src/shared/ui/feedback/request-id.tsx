import IconCheck from '@arco-design/web-react/icon/react-icon/IconCheck';
import IconCopy from '@arco-design/web-react/icon/react-icon/IconCopy';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './request-id.module.css';

/**
 * The id of a failed request in the server's logs, to be quoted to support.
 * Without a secure context there is no clipboard, but a click selects all of it.
 */
export function RequestId({ id }: { id: string }) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(id);
    setCopied(true);
  };
  return (
    <span className={styles.line}>
      {t('error.requestId')} <code className={styles.id}>{id}</code>
      {window.isSecureContext && (
        <button type="button" className={styles.copy} onClick={() => void copy()}>
          {isCopied ? <IconCheck /> : <IconCopy />}
          {isCopied ? t('action.copied') : t('action.copy')}
        </button>
      )}
    </span>
  );
}
