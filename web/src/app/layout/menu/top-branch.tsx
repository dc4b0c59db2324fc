import IconDown from '@arco-design/web-react/icon/react-icon/IconDown';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
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
  const [left, setLeft] = useState(0);

  const drop = () => {
    setLeft(anchor.current?.getBoundingClientRect().left ?? 0);
    open();
  };
  const dropByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || isOpen) return;
    event.preventDefault();
    drop();
  };
  // Not when the page arrives: by then, the user may have opened another panel.
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close();
  };
  return (
    <li ref={anchor} data-hidden={isHidden}>
      <button
        type="button"
        className={styles.entry}
        data-current={isCurrent}
        aria-expanded={isOpen}
        onClick={isOpen ? close : drop}
        onKeyDown={dropByKey}
      >
        {icon}
        {label}
        <IconDown className={styles.chevron} />
      </button>
      {isOpen && (
        // Fixed, because the line would clip it.
        <div className={styles.panel} onClick={closeOnLink} style={{ left: `min(${left}px, 100vw - 216px)` }}>
          {children}
        </div>
      )}
    </li>
  );
}
