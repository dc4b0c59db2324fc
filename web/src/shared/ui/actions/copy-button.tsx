import IconCheck from '@arco-design/web-react/icon/react-icon/IconCheck';
import IconCopy from '@arco-design/web-react/icon/react-icon/IconCopy';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnouncement } from '../../announcements/use-announcement';
import { IconButton } from './icon-button';

interface Props {
  /** What is copied, for those who hear it. */
  label: string;
  text: string;
  /** What the reader can do instead. */
  failed: string;
}

/** Copies a text. Without a secure context there is no clipboard, but the text can be selected. */
export function CopyButton({ label, text, failed }: Props) {
  const { t } = useTranslation();
  const [tried, setTried] = useState<{ text: string; isCopied: boolean } | null>(null);
  const outcome = tried?.text === text ? tried : null;
  const said = outcome && (outcome.isCopied ? t('action.copied') : failed);
  useAnnouncement(said);
  if (!window.isSecureContext) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setTried({ text, isCopied: true });
    } catch {
      setTried({ text, isCopied: false });
    }
  };
  return (
    <IconButton label={said ?? label} onClick={() => void copy()}>
      {outcome?.isCopied ? <IconCheck /> : <IconCopy />}
    </IconButton>
  );
}
