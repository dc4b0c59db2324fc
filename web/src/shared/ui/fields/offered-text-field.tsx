import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../announcements/live-regions';
import { useFloating } from '../floating/use-floating';
import styles from './offered-text-field.module.css';
import { TextField } from './text-field';

export interface Offer {
  value: string;
  /** Beside it. */
  note: string;
}

export interface OfferSource {
  /** Suggestions for the latest text. Each answer is a new array. */
  offers: readonly Offer[];
  ask: (text: string) => void;
  /** The suggestions are dismissed. */
  forget: () => void;
}

interface Props extends Omit<ComponentProps<typeof TextField>, 'choices' | 'onChange' | 'ref'>, OfferSource {
  ref: RefObject<HTMLInputElement | null>;
  /** What is not offered. */
  except?: readonly string[];
  /** @param isChosen whether it was picked from the suggestions rather than typed */
  onText: (text: string, isChosen: boolean) => void;
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * A text for which the server offers what is known already; others may be typed. The pattern of the APG: an editable combobox with
 * a list. The element `datalist` would compare once more, letter by letter, what the server found.
 */
export function OfferedTextField(props: Props) {
  const { offers: found, ask, forget, except, onText, onKeyDown, onBlur, ref: input, ...field } = props;
  const { t } = useTranslation();
  const id = useId();
  const panel = useRef<HTMLUListElement>(null);
  const [isAsked, setAsked] = useState(false);
  const [chosen, setChosen] = useState('');
  const close = useCallback(() => {
    setAsked(false);
    forget();
  }, [forget]);
  const offers = found.filter(({ value }) => except?.includes(value) !== true);
  const isOpen = isAsked && offers.length > 0;
  const active = isOpen ? offers.findIndex(({ value }) => value === chosen) : -1;
  useFloating(panel, isOpen, close, input);
  useEffect(() => {
    panel.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const announced = useRef(found);
  useEffect(() => {
    if (isAsked && found !== announced.current)
      announce(offers.length === 0 ? t('found.none') : t('found', { count: offers.length }));
    announced.current = found;
  }, [isAsked, found, offers.length, t]);

  const open = (text: string) => {
    setChosen('');
    setAsked(true);
    ask(text);
  };
  const choose = (value: string) => {
    close();
    onText(value, true);
  };
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    // The key belongs to an IME composition.
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const from = active < 0 && step < 0 ? 0 : active;
      if (isOpen) setChosen(offers.at((from + step) % offers.length)?.value ?? '');
      else open(field.value);
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Escape' && isOpen) {
      // Keeps the surrounding dialog or panel open.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else onKeyDown?.(event);
  };
  return (
    <>
      <TextField
        {...field}
        ref={input}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
        onKeyDown={keys}
        onChange={({ target }) => {
          if (target.value.trim() === '') close();
          else open(target.value);
          onText(target.value, false);
        }}
        onBlur={(event) => {
          close();
          onBlur?.(event);
        }}
      />
      {isOpen && (
        <ul
          ref={panel}
          id={id}
          popover="manual"
          role="listbox"
          aria-label={field.label}
          className={styles.offers}
        >
          {offers.map(({ value, note }, at) => (
            <li
              key={value}
              id={`${id}-${at}`}
              role="option"
              aria-selected={at === active}
              className={styles.offer}
              // The focus stays in the field.
              onMouseDown={(event) => {
                event.preventDefault();
              }}
              onClick={() => {
                choose(value);
              }}
            >
              <bdi className={styles.value}>{value}</bdi>
              <span className={styles.note}>{note}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
