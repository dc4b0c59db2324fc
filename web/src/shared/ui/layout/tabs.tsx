import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './tabs.module.css';

interface Props<Key extends string> {
  label: string;
  tabs: { key: Key; label: string }[];
  chosen: Key;
  onChoose: (key: Key) => void;
  /** Beside the tabs, at the end. */
  extra?: ReactNode;
  /** The panel of the chosen one. */
  children: ReactNode;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs as ARIA describes them, which Arco's are not: arrows move and choose, and only the chosen one is a tab stop. */
export function Tabs<Key extends string>({ label, tabs, chosen, onChoose, extra, children }: Props<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (tabs.findIndex(({ key }) => key === chosen) + step + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (tab === undefined) return;
    onChoose(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <>
      <div className={styles.bar}>
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          tabIndex={-1}
          className={styles.list}
          onKeyDown={move}
        >
          {tabs.map(({ key, label: name }) => (
            <button
              key={key}
              type="button"
              role="tab"
              id={`${id}-${key}`}
              aria-selected={key === chosen}
              aria-controls={`${id}-panel`}
              tabIndex={key === chosen ? 0 : -1}
              className={styles.tab}
              onClick={() => {
                onChoose(key);
              }}
            >
              {name}
            </button>
          ))}
        </div>
        {extra}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`} className={styles.panel}>
        {children}
      </div>
    </>
  );
}
