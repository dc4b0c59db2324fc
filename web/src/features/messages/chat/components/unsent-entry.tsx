import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/actions/button';
import { errorText } from '../../../../shared/ui/feedback/error-text';
import { undoable } from '../../../../shared/ui/feedback/undoable';
import type { OutboxStore, UnsentMessage } from '../outbox.store';
import styles from './chat-entry.module.css';
import { MessageText } from './message-text';
import { Quote } from './quote';

interface Props {
  unsent: UnsentMessage;
  /** Of the person who writes. */
  name: string;
  outbox: OutboxStore;
}

/** An own message that the server does not have yet, or perhaps never got. */
export const UnsentEntry = observer(function UnsentEntry({ unsent, name, outbox }: Props) {
  const { t } = useTranslation('chat');
  const { key, message, answered, state, error } = unsent;
  return (
    <li className={styles.entry} data-own data-state={state} data-focus-key="chat-composer">
      <div className={styles.head}>
        <span className={styles.name}>{name}</span>
        {state !== 'failed' && <span className={styles.time}>{t(`unsent.${state}`)}</span>}
      </div>
      {answered !== null && <Quote quote={answered} />}
      <MessageText content={message.content} />
      {state !== 'pending' && (
        <div className={styles.failed}>
          {state === 'failed' && (
            <>
              <p className={styles.reason}>
                {t('unsent.failed')}
                {error !== null && ` ${errorText(error)}`}
              </p>
              <Button onClick={() => void outbox.retry(key)}>{t('unsent.retry')}</Button>
            </>
          )}
          <Button
            look="text"
            onClick={() => {
              const putBack = outbox.discard(key);
              undoable({
                text: t('unsent.discarded'),
                undo: () => {
                  putBack();
                  return Promise.resolve();
                },
              });
            }}
          >
            {t('unsent.discard')}
          </Button>
        </div>
      )}
    </li>
  );
});
