import ArcoAlert from '@arco-design/web-react/es/Alert';
import IconClose from '@arco-design/web-react/icon/react-icon/IconClose';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import '../../styles/arco/alert.css';
import { IconButton } from '../actions/icon-button';
import styles from './alert.module.css';

interface Props {
  kind?: 'error' | 'warning';
  children: ReactNode;
  onClose?: (() => void) | undefined;
}

/** Arco's alert. Its own close button has no name, so ours takes the place of an action. */
export function Alert({ kind = 'error', children, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <ArcoAlert
      type={kind}
      content={children}
      action={
        onClose && (
          <IconButton label={t('action.close')} className={styles.close} onClick={onClose}>
            <IconClose />
          </IconButton>
        )
      }
    />
  );
}
