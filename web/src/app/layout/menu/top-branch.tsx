import IconDown from '@arco-design/web-react/icon/react-icon/IconDown';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useOpenPanel } from '../../../shared/ui/floating/use-open-panel';
import styles from './top-menu.module.css';

interface Props {
  label: string;
  icon: ReactNode;
  isCurrent: boolean;
  /** It does not fit and is listed under "More"; rendered only to be measured. */
  isHidden?: boolean;
  children: ReactNode;
}

/** A group of the top menu, with its entries in a panel below it. */
export function TopBranch({ label, icon, isCurrent, isHidden = false, children }: Props) {
  const anchor = useRef<HTMLLIElement>(null);
  const { isOpen, open, close } = useOpenPanel(anchor);
  const { key } = useLocation();
  const [place, setPlace] = useState({ at: key, left: 0 });

  const drop = () => {
    setPlace({ at: key, left: anchor.current?.getBoundingClientRect().left ?? 0 });
    open();
  };
  const dropByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || isShown) return;
    event.preventDefault();
    drop();
  };
  // Navigation closes the panel.
  const isShown = isOpen && place.at === key;
  return (
    <li ref={anchor} data-hidden={isHidden}>
      <button
        type="button"
        className={styles.entry}
        data-current={isCurrent}
        aria-expanded={isShown}
        onClick={isShown ? close : drop}
        onKeyDown={dropByKey}
      >
        {icon}
        {label}
        <IconDown className={styles.chevron} />
      </button>
      {isShown && (
        // Fixed, because the line would clip it.
        <div className={styles.panel} style={{ left: `min(${place.left}px, 100vw - 216px)` }}>
          {children}
        </div>
      )}
    </li>
  );
}
