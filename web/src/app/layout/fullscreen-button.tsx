import IconFullscreen from '@arco-design/web-react/icon/react-icon/IconFullscreen';
import IconFullscreenExit from '@arco-design/web-react/icon/react-icon/IconFullscreenExit';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../shared/ui/actions/icon-button';
import styles from './fullscreen-button.module.css';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => {
    document.removeEventListener('fullscreenchange', listener);
  };
}
const isFull = () => document.fullscreenElement !== null;
const toggle = () => (isFull() ? document.exitFullscreen() : document.documentElement.requestFullscreen());

/** Not rendered where the browser does not support it (phones). */
export function FullscreenButton() {
  const { t } = useTranslation('app');
  const isOn = useSyncExternalStore(subscribe, isFull);
  if (!document.fullscreenEnabled) return null;
  return (
    <IconButton
      label={t(isOn ? 'fullscreen.leave' : 'fullscreen.enter')}
      className={styles.button}
      onClick={() => void toggle()}
    >
      {isOn ? <IconFullscreenExit /> : <IconFullscreen />}
    </IconButton>
  );
}
