import IconClose from '@arco-design/web-react/icon/react-icon/IconClose';
import IconSend from '@arco-design/web-react/icon/react-icon/IconSend';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../../shared/announcements/live-regions';
import { connection } from '../../../../shared/data/connection';
import { Button } from '../../../../shared/ui/actions/button';
import { IconButton } from '../../../../shared/ui/actions/icon-button';
import { SelectField } from '../../../../shared/ui/fields/select-field';
import { categories } from '../chat-view';
import type { ComposerStore, Refusal } from '../composer.store';
import styles from './composer.module.css';
import { EmojiButton } from './emoji-button';
import { Quote } from './quote';

/** From here on the reader sees how much room is left. */
const ROOM_SHOWN = 50;

/** Enter sends, Shift and Enter begin a new line. */
export const Composer = observer(function Composer({ composer }: { composer: ComposerStore }) {
  const { t } = useTranslation('chat');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const length = useRef(0);
  const { text, answered, refusal, room } = composer;

  useLayoutEffect(() => {
    const element = field.current;
    if (element === null) return;
    const isShorter = text.length < length.current;
    length.current = text.length;
    if (isShorter) element.style.height = 'auto';
    // Left alone on most keys: another height means another layout of all messages.
    if (!isShorter && element.scrollHeight <= element.clientHeight) return;
    element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`;
  }, [text]);
  useEffect(() => {
    if (answered !== null) field.current?.focus();
  }, [answered]);

  const refusalText = (reason: Refusal) => t(`refusal.${reason}`, { count: -room });
  const send = () => {
    if (!composer.send() && composer.refusal !== null) announce(refusalText(composer.refusal), 'assertive');
    field.current?.focus();
  };
  const insert = (emoji: string) => {
    const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {};
    composer.write(text.slice(0, selectionStart) + emoji + text.slice(selectionEnd));
    const caret = selectionStart + emoji.length;
    requestAnimationFrame(() => {
      field.current?.setSelectionRange(caret, caret);
    });
  };
  const note = refusal === null ? connection.isOffline && t('write.offline') : refusalText(refusal);
  return (
    <form
      className={styles.composer}
      data-focus-key="chat-composer"
      data-above-toasts
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {answered !== null && (
        <div className={styles.answered}>
          <Quote quote={answered} />
          <IconButton
            label={t('answer.cancel')}
            onClick={() => {
              composer.answer(null);
              field.current?.focus();
            }}
          >
            <IconClose />
          </IconButton>
        </div>
      )}
      <label htmlFor={id} className="visually-hidden">
        {t('write')}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={1}
        dir="auto"
        className={styles.field}
        placeholder={t('write')}
        enterKeyHint="send"
        value={text}
        aria-invalid={refusal !== null}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => {
          composer.write(target.value);
        }}
        onKeyDown={(event) => {
          // Enter also ends the composition of an input method.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <p id={`${id}-note`} className={refusal === null ? styles.hint : styles.error}>
        {note || (room <= ROOM_SHOWN ? t('room', { count: room }) : t('write.hint'))}
      </p>
      <div className={styles.actions}>
        <div className={styles.category}>
          <SelectField
            label={t('category.write')}
            isLabelHidden
            value={composer.category}
            options={categories.map((value) => ({ value, label: t(`category.${value}`) }))}
            onChange={composer.choose}
          />
        </div>
        <EmojiButton onChoose={insert} />
        <Button type="submit" look="primary" className={styles.send}>
          <IconSend />
          {t('send')}
        </Button>
      </div>
    </form>
  );
});
