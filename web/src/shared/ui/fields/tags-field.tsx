import IconClose from '@arco-design/web-react/icon/react-icon/IconClose';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStable } from '../../lib/use-stable';
import { IconButton } from '../actions/icon-button';
import type { FieldNotes } from './field-note';
import { OfferedTextField, type OfferSource } from './offered-text-field';
import styles from './tags-field.module.css';
import { TextField } from './text-field';

interface Props extends Omit<FieldNotes, 'count'> {
  label: string;
  isRequired?: boolean;
  name?: string;
  value: string[];
  placeholder?: string;
  /** Of one entry. */
  maxLength?: number;
  /** Offered while typing; others may be typed. */
  choices?: readonly string[] | undefined;
  /** The same, where they are too many for a list, and the same text may be spelled in several ways. */
  offered?: OfferedTags;
  onChange: (value: string[]) => void;
  onBlur?: () => void;
}

export interface OfferedTags {
  source: OfferSource;
  /** Resolves the typed text to its known spelling. */
  spell: (text: string) => Promise<string>;
}

/**
 * A list of texts: Enter or a comma adds what was typed, a choice is added at once, Backspace in the empty field removes the last one.
 * Arco's InputTag cannot remove an entry by keyboard, except the last one.
 */
export function TagsField({ value, choices, offered, onChange, onBlur, ...field }: Props) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');

  const respell = useStable((typed: string, known: string) => {
    if (known === typed || !value.includes(typed)) return;
    onChange([...new Set(value.map((entry) => (entry === typed ? known : entry)))]);
  });
  const addAll = (entries: string[]) => {
    const added = [...new Set(entries)].filter((entry) => entry !== '' && !value.includes(entry));
    setTyped('');
    if (added.length > 0) onChange([...value, ...added]);
    return added;
  };
  const add = (text: string) => {
    const added = addAll(text.split(/[,，\n]/).map((entry) => entry.trim()));
    for (const entry of added)
      void offered?.spell(entry).then((known) => {
        respell(entry, known);
      });
  };
  // A press on a button of the form does not leave the field (see Form), so what was typed is added before it is sent.
  const addTyped = useStable(() => {
    add(typed);
  });
  useEffect(() => {
    const form = input.current?.form;
    form?.addEventListener('submit', addTyped);
    return () => form?.removeEventListener('submit', addTyped);
  }, [addTyped]);
  const keys = (event: KeyboardEvent) => {
    // Enter that ends the input of a Chinese word is not meant for the form.
    if (event.nativeEvent.isComposing) return;
    const [last] = value.slice(-1);
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '' && last !== undefined) {
      event.preventDefault();
      onChange(value.slice(0, -1));
      setTyped(last);
    }
  };
  const text = {
    ...field,
    ref: input,
    // The entries stand below; without any the field is as empty as it looks.
    isRequired: field.isRequired ?? false,
    value: typed,
    onKeyDown: keys,
    onBlur: () => {
      add(typed);
      onBlur?.();
    },
  };
  const type = (next: string) => {
    if (/[,，]/.test(next)) add(next);
    else setTyped(next);
  };
  return (
    <div>
      {offered === undefined ? (
        <TextField
          {...text}
          autoComplete="off"
          choices={choices?.filter((choice) => !value.includes(choice))}
          onChange={({ target, nativeEvent }) => {
            if (isChosen(nativeEvent) && choices?.includes(target.value)) addAll([target.value]);
            else type(target.value);
          }}
        />
      ) : (
        <OfferedTextField
          {...text}
          {...offered.source}
          except={value}
          onText={(next, isOffer) => {
            if (isOffer) addAll([next]);
            else type(next);
          }}
        />
      )}
      {value.length > 0 && (
        <ul className={styles.entries} aria-label={field.label}>
          {value.map((entry) => (
            <li key={entry} className={styles.entry}>
              <span className={styles.text}>{entry}</span>
              <IconButton
                label={t('field.remove', { name: entry })}
                onClick={() => {
                  onChange(value.filter((other) => other !== entry));
                  input.current?.focus();
                }}
              >
                <IconClose />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Chromium reports a choice from the list by an event without a kind of input, the other engines by a kind of its own. */
function isChosen(event: Event): boolean {
  return !(event instanceof InputEvent) || event.inputType === 'insertReplacementText';
}
