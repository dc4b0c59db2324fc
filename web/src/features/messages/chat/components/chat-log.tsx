import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatMessageDto } from '../../../../api/generated/model';
import { formatDate } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { Button } from '../../../../shared/ui/actions/button';
import { EmptyState } from '../../../../shared/ui/feedback/empty-state';
import type { ChatStore } from '../chat.store';
import { ChatEntry } from './chat-entry';
import styles from './chat-log.module.css';
import { LoadEarlier } from './load-earlier';
import { UnsentEntry } from './unsent-entry';

interface Props {
  store: ChatStore;
  /** Of the person who writes. */
  name: string;
  isFiltered: boolean;
  onReset: () => void;
  onAnswer: (message: ChatMessageDto) => void;
  onHide: (message: ChatMessageDto) => void;
}

/** So close to an end, in pixels, counts as being there. */
const NEAR = 48;
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The messages, newest at the bottom. It scrolls from the bottom (`column-reverse`), so what is read stays in its place
 * when older messages are loaded above it. Arrows move from message to message, and Tab into the actions of one.
 */
export const ChatLog = observer(function ChatLog({
  store,
  name,
  isFiltered,
  onReset,
  onAnswer,
  onHide,
}: Props) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState<number | null>(null);
  const { messages, outbox, unseen } = store;
  const last = messages.at(-1)?.id;
  const active = messages.some(({ id }) => id === activeId) ? activeId : last;
  const isEmpty = messages.length === 0 && outbox.unsent.length === 0;

  const toEnd = () => {
    box.current?.scrollTo({ top: 0 });
    store.setAtEnd(true);
  };
  // The own message is always shown, wherever one has been reading.
  const ownKey = outbox.unsent.at(-1)?.key;
  useEffect(toEnd, [store, ownKey]);
  useKeptPlace(box, last);

  const follow = ({
    currentTarget: { scrollTop, scrollHeight, clientHeight },
  }: {
    currentTarget: Element;
  }) => {
    store.setAtEnd(-scrollTop < NEAR);
    if (store.earlier === 'idle' && scrollHeight + scrollTop - clientHeight < NEAR) void store.loadEarlier();
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    const entry = (event.target as Element).closest<HTMLElement>('[data-entry]');
    if (step === undefined || event.target !== entry) return;
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-entry]')];
    event.preventDefault();
    all[all.indexOf(entry) + step]?.focus();
  };

  return (
    <div className={styles.frame}>
      <div
        ref={box}
        role="log"
        aria-label={t('log')}
        // What is new is announced in small amounts.
        aria-live="off"
        tabIndex={0}
        className={styles.box}
        onScroll={follow}
        onKeyDown={move}
      >
        <div>
          {store.hasEarlier && <LoadEarlier state={store.earlier} onLoad={() => void store.loadEarlier()} />}
          {isEmpty && (
            <EmptyState title={t(isFiltered ? 'empty.filtered' : 'empty')}>
              {isFiltered ? <Button onClick={onReset}>{t('empty.reset')}</Button> : t('empty.text')}
            </EmptyState>
          )}
          <ol>
            {store.days.map(({ day, messages: ofDay }) => (
              <li key={day}>
                <h3 className={styles.day}>{formatDate(day, language)}</h3>
                <ol>
                  {ofDay.map((message) => (
                    <ChatEntry
                      key={message.id}
                      message={message}
                      isOwn={message.authorId === store.account}
                      isActive={message.id === active}
                      store={store}
                      onActive={setActiveId}
                      onAnswer={onAnswer}
                      onHide={onHide}
                    />
                  ))}
                </ol>
              </li>
            ))}
            {outbox.unsent.map((unsent) => (
              <UnsentEntry key={unsent.key} unsent={unsent} name={name} outbox={outbox} />
            ))}
          </ol>
        </div>
      </div>
      {unseen > 0 && (
        <Button
          look="primary"
          className={styles.unseen}
          onClick={() => {
            toEnd();
            box.current?.focus();
          }}
        >
          {t('unseen', { count: unseen })}
        </Button>
      )}
    </div>
  );
});

/** Keeps what is being read in its place when messages are added below it, where the browser does not do it itself. */
function useKeptPlace(box: React.RefObject<HTMLElement | null>, last: number | undefined): void {
  const height = useRef(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const grown = element.scrollHeight - height.current;
    height.current = element.scrollHeight;
    if (element.scrollTop < -NEAR && !CSS.supports('overflow-anchor', 'auto')) element.scrollTop -= grown;
  }, [box, last]);
}
