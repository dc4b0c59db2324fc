import IconEmpty from '@arco-design/web-react/icon/react-icon/IconEmpty';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Permitted } from '../../../shared/session/permitted';
import { rolesThatMay } from '../../../shared/session/permissions';
import { Button } from '../../../shared/ui/actions/button';
import { confirm } from '../../../shared/ui/overlays/confirm';
import { ResourceView } from '../../../shared/ui/loaded/resource-view';
import { StatePanel } from '../../../shared/ui/feedback/state-panel';
import { Tabs } from '../../../shared/ui/layout/tabs';
import { MessageItem } from './components/message-item';
import { MessageSkeletons } from './components/message-skeletons';
import type { MessageBoxStore } from './message-box.store';
import styles from './message-box.module.css';
import { ENQUIRIES_PATH, MESSAGES_PATH } from './messages.constants';
import { useNothingToDo } from './use-nothing-to-do';
import { useKindTabs } from './use-kind-tabs';

interface Props {
  store: MessageBoxStore;
  onLeave: () => void;
}

/** The panel of the bell: the newest messages of each kind. */
export const MessageBox = observer(function MessageBox({ store, onLeave }: Props) {
  const { t } = useTranslation(['messages', 'shared']);
  const say = useNothingToDo();
  const tabs = useKindTabs(store.unread);
  const box = useRef<HTMLDivElement>(null);
  const { kind, list } = store;

  useEffect(() => {
    store.show(store.kind);
    box.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  }, [store]);

  const clear = () => {
    const question = { title: t('clear.title'), text: t(`clear.ask.${kind}`), isIrreversible: true };
    void confirm({ ...question, action: t('clear'), run: () => store.clear() });
  };
  return (
    <div ref={box} className={styles.box}>
      <Tabs
        label={t('title')}
        tabs={tabs}
        chosen={kind}
        onChoose={(next) => {
          store.show(next);
        }}
      >
        <ResourceView
          resource={list}
          skeleton={<MessageSkeletons count={3} />}
          onRetry={() => void store.load(kind)}
        >
          {(messages) =>
            messages.length === 0 ? (
              <StatePanel icon={<IconEmpty />} title={t(`empty.${kind}`)}>
                {t('empty.text')}
              </StatePanel>
            ) : (
              <ul>
                {messages.map((message) => (
                  <MessageItem
                    key={message.id}
                    message={message}
                    isRead={message.status === 1}
                    onOpen={() => void store.read(message)}
                    onLeave={onLeave}
                  />
                ))}
              </ul>
            )
          }
        </ResourceView>
      </Tabs>
      <div className={styles.footer}>
        <Button
          look="text"
          onClick={store.unread.isNone(kind) ? say('readAll.none') : () => void store.readAll()}
        >
          {t('readAll')}
        </Button>
        <Button look="text" onClick={store.isEmpty ? say('clear.none') : clear}>
          {t('clear')}
        </Button>
        {kind === 'todo' && (
          <Permitted roles={rolesThatMay('listEnquiries')}>
            <Link to={ENQUIRIES_PATH} className={styles.link} onClick={onLeave}>
              {t('shared:menu.list.enquiries')}
            </Link>
          </Permitted>
        )}
        <Link
          to={`${MESSAGES_PATH}?type=${kind}`}
          className={`${styles.link} ${styles.more}`}
          onClick={onLeave}
        >
          {t('viewMore')}
        </Link>
      </div>
    </div>
  );
});
