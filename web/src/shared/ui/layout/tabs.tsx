import ArcoTabs from '@arco-design/web-react/es/Tabs';
import {
  cloneElement,
  type HTMLAttributes,
  isValidElement,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
} from 'react';
import '../../styles/arco/tabs.css';
import styles from './tabs.module.css';

interface Props<Key extends string> {
  label: string;
  tabs: { key: Key; label: string }[];
  chosen: Key;
  onChoose: (key: Key) => void;
  /** Shown at the end of the tab row. */
  extra?: ReactNode;
  /** The content of the selected tab. */
  children: ReactNode;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Arco's tabs with the missing parts of the ARIA tabs pattern: a named tablist, arrow keys that select, and a single
 * tab stop. The panel is our own element, because Arco lays out all panels in one row and clips overflow.
 */
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
      <ArcoTabs
        type="capsule"
        activeTab={chosen}
        onChange={(pressed) => {
          const tab = tabs.find(({ key }) => key === pressed);
          if (tab) onChoose(tab.key);
        }}
        renderTabHeader={(props, Header) => (
          <div className={styles.bar}>
            <div
              ref={list}
              role="tablist"
              aria-label={label}
              tabIndex={-1}
              className={styles.list}
              onKeyDown={move}
            >
              <Header {...props} />
            </div>
            {extra}
          </div>
        )}
        renderTabTitle={(title, { key, isActive }) =>
          isValidElement<HTMLAttributes<HTMLElement>>(title) &&
          cloneElement(title, {
            id: `${id}-${key}`,
            tabIndex: isActive ? 0 : -1,
            'aria-controls': `${id}-panel`,
          })
        }
      >
        {tabs.map(({ key, label: title }) => (
          <ArcoTabs.TabPane key={key} title={title} />
        ))}
      </ArcoTabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`} className={styles.panel}>
        {children}
      </div>
    </>
  );
}
