import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './menu-button.module.css';
import { useFloating } from '../floating/use-floating';

export interface MenuChoice {
  key: string;
  label: string;
  icon?: ReactNode;
  /** Set if the menu is a single choice; then one item is checked. */
  checked?: boolean;
  lang?: string;
  onSelect: () => void;
}

interface Props {
  id: string;
  label: string;
  choices: MenuChoice[];
  floats?: boolean;
  onClose: () => void;
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

export function MenuPanel({ id, label, choices, floats = false, onClose }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const items = () => [...(panel.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];

  useFloating(panel, floats, onClose);
  useEffect(() => {
    const all = items();
    (all.find((item) => item.ariaChecked === 'true') ?? all[0])?.focus();
  }, []);

  const moveFocus = (event: KeyboardEvent) => {
    const all = items();
    const at = all.findIndex((item) => item === document.activeElement);
    const step = STEPS[event.key];
    let target: HTMLElement | undefined;
    if (step !== undefined) target = all.at((at + step) % all.length);
    else if (event.key === 'Home') target = all[0];
    else if (event.key === 'End') target = all.at(-1);
    if (target === undefined) return;
    event.preventDefault();
    target.focus();
  };

  return (
    <div
      ref={panel}
      id={id}
      popover={floats ? 'manual' : undefined}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={styles.panel}
      onKeyDown={moveFocus}
    >
      {choices.map(({ key, label: text, icon, checked, lang, onSelect }) => (
        <button
          key={key}
          type="button"
          role={checked === undefined ? 'menuitem' : 'menuitemradio'}
          aria-checked={checked}
          lang={lang}
          tabIndex={-1}
          className={styles.item}
          onClick={() => {
            onClose();
            onSelect();
          }}
        >
          {icon}
          {text}
        </button>
      ))}
    </div>
  );
}
