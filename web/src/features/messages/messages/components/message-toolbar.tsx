import IconRefresh from '@arco-design/web-react/icon/react-icon/IconRefresh';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/actions/button';
import { IconButton } from '../../../../shared/ui/actions/icon-button';
import styles from './message-toolbar.module.css';

interface Props {
  hasUnread: boolean;
  isEmpty: boolean;
  onRefresh: () => void;
  onReadAll: () => void;
  onClear: () => void;
}

/** Actions on all messages of the kind, whatever the filters. */
export function MessageToolbar({ hasUnread, isEmpty, onRefresh, onReadAll, onClear }: Props) {
  const { t } = useTranslation('messages');
  return (
    <div className={styles.toolbar}>
      <Button disabled={!hasUnread} onClick={onReadAll}>
        {t('readAll')}
      </Button>
      <Button disabled={isEmpty} onClick={onClear}>
        {t('clear')}
      </Button>
      <IconButton label={t('refresh')} className={styles.refresh} onClick={onRefresh}>
        <IconRefresh />
      </IconButton>
    </div>
  );
}
