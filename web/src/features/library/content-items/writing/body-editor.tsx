import type { EditorState } from 'prosemirror-state';
import { type Ref, useEffect, useEffectEvent, useId, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../../shared/ui/feedback/toasts.store';
import type { Language } from '../../../../shared/i18n/languages';
import { FieldNote, type FieldNotes, noteIds } from '../../../../shared/ui/fields/field-note';
import bodyStyles from '../reading/rendered-body.module.css';
import styles from './body-editor.module.css';
import { BodyToolbar } from './body-toolbar';
import { BodyView } from './body-view';

/** What the page around puts into the text. */
export interface BodyWriter {
  insertPicture: (picture: { id: string; description: string }) => void;
  /** @param address empty to take the link away */
  setLink: (address: string) => void;
  focus: () => void;
}

interface Props extends FieldNotes {
  writer: Ref<BodyWriter>;
  labelId: string;
  value: string;
  language: Language;
  isRequired: boolean;
  /** Where the pictures of the product are now, by their ids. */
  pictures: ReadonlyMap<string, string>;
  onChange: (body: string) => void;
  onBlur: () => void;
  /** Pictures that were pasted or dropped; none where one is to be chosen. */
  onPictures: (files: File[]) => void;
  /** @param address of the link at the caret; null for a new one */
  onLink: (address: string | null) => void;
}

/** A text as it will look, written in place. */
export function BodyEditor(props: Props) {
  const { writer, labelId, value, language, isRequired, pictures, error, hint, count } = props;
  const { onChange, onBlur, onPictures, onLink } = props;
  const { t } = useTranslation('content-items');
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<BodyView>(null);
  const [state, setState] = useState<EditorState | null>(null);

  const change = useEffectEvent(onChange);
  const takePictures = useEffectEvent(onPictures);
  const tell = useEffectEvent((text: string) => {
    toasts.show({ kind: 'error', text });
  });
  const openLink = () => {
    onLink(view.current?.link() ?? null);
  };
  const first = useEffectEvent(() => value);

  useEffect(() => {
    if (place.current === null) return;
    const made = new BodyView(place.current, first(), {
      onChange: change,
      onState: setState,
      onPictures: takePictures,
      onLostPictures: (lost) => {
        tell(t('form.paste.pictures', { count: lost }));
      },
      onTooLarge: () => {
        tell(t('form.paste.large'));
      },
    });
    view.current = made;
    return () => {
      view.current = null;
      made.destroy();
    };
  }, [t]);
  useEffect(() => {
    view.current?.setBody(value);
  }, [value]);
  useEffect(() => {
    view.current?.setPictures(pictures);
  }, [pictures]);
  const notes = noteIds(id, { hint, error, count });
  const isInvalid = error !== undefined;
  useEffect(() => {
    view.current?.setAttributes({
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': labelId,
      ...(notes !== undefined && { 'aria-describedby': notes }),
      ...(isInvalid && { 'aria-invalid': 'true' }),
      ...(isRequired && { 'aria-required': 'true' }),
      lang: language,
      dir: 'auto',
      spellcheck: 'true',
      class: bodyStyles.body ?? '',
    });
  }, [id, labelId, notes, isInvalid, isRequired, language]);
  useImperativeHandle(writer, () => ({
    insertPicture: ({ id: picture, description }) => {
      view.current?.insertPicture(picture, description);
    },
    setLink: (address) => {
      view.current?.setLink(address);
    },
    focus: () => {
      view.current?.focus();
    },
  }));

  return (
    <div>
      <div className={isInvalid ? `${styles.box} ${styles.invalid}` : styles.box}>
        {state !== null && (
          <BodyToolbar
            state={state}
            controls={id}
            onRun={(command) => {
              view.current?.run(command);
            }}
            onLink={openLink}
            onPicture={() => {
              onPictures([]);
            }}
          />
        )}
        <div
          ref={place}
          className={styles.text}
          onBlur={onBlur}
          onKeyDown={(event) => {
            const key = event.ctrlKey || event.metaKey ? event.key.toLowerCase() : '';
            if (key !== 'k' && key !== 's') return;
            event.preventDefault();
            event.stopPropagation();
            if (key === 'k') openLink();
            else event.currentTarget.closest('form')?.requestSubmit();
          }}
        />
      </div>
      <FieldNote id={id} hint={hint} error={error} count={count} />
    </div>
  );
}
