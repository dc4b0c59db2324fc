import IconRefresh from '@arco-design/web-react/icon/react-icon/IconRefresh';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/actions/button';
import { IconButton } from '../../../../shared/ui/actions/icon-button';
import { useNothingToDo } from '../use-nothing-to-do';
import styles from './message-toolbar.module.css';

interface Props {
  isAllRead: boolean;
  /** There is no message of the kind. */
  isEmpty: boolean;
  onRefresh: () => void;
  onReadAll: () => void;
  onClear: () => void;
}

/** Actions on all messages of the kind, whatever the filters. */
export function MessageToolbar({ isAllRead, isEmpty, onRefresh, onReadAll, onClear }: Props) {
  const say = useNothingToDo();
  const { t } = useTranslation('messages');
  return (
    <div className={styles.toolbar}>
      <Button onClick={isAllRead ? say('readAll.none') : onReadAll}>{t('readAll')}</Button>
      <Button onClick={isEmpty ? say('clear.none') : onClear}>{t('clear')}</Button>
      <IconButton label={t('refresh')} className={styles.refresh} onClick={onRefresh}>
        <IconRefresh />
      </IconButton>
    </div>
  );
}
