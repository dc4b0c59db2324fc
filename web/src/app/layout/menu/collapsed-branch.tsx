import { type FocusEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { useOpenPanel } from '../../../shared/ui/floating/use-open-panel';
import { menuIcons } from '../../../shared/ui/layout/menu-icons';
import { MenuLeaves } from './menu-leaves';
import type { MenuBranch } from './menu-tree';
import styles from './side-menu.module.css';

interface Props {
  branch: MenuBranch;
  isCurrent: boolean;
}

/**
 * A group of the collapsed menu: an icon with its screens in a fly-out panel, which opens under the pointer and when
 * the keyboard is on the icon. Enter or an arrow key leads into it, Escape closes it. A click keeps it open.
 */
export function CollapsedBranch({ branch, isCurrent }: Props) {
  const anchor = useRef<HTMLLIElement>(null);
  const { isOpen, open, close, hide } = useOpenPanel(anchor);
  const isKept = useRef(false);
  const [top, setTop] = useState(0);
  const Icon = menuIcons[branch.icon];
  const { label } = branch;

  const flyOut = () => {
    setTop(anchor.current?.getBoundingClientRect().top ?? 0);
    open();
  };
  const openByPointer = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || isOpen) return;
    isKept.current = false;
    flyOut();
  };
  const leave = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    if (!isKept.current && !currentTarget.contains(document.activeElement)) hide();
  };
  // Not when Escape has just brought the focus back.
  const openByFocus = ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
    const isReturning = relatedTarget instanceof Node && anchor.current?.contains(relatedTarget);
    if (isOpen || isReturning || !target.matches(':focus-visible')) return;
    isKept.current = false;
    flyOut();
  };
  const press = ({ detail }: MouseEvent) => {
    const isKeyboard = detail === 0;
    if (isOpen && isKept.current && !isKeyboard) {
      close();
      return;
    }
    isKept.current = true;
    flyOut();
    if (isKeyboard) enter();
  };
  const enter = () => {
    requestAnimationFrame(() => anchor.current?.querySelector('a')?.focus());
  };
  return (
    <li ref={anchor} onPointerEnter={openByPointer} onPointerLeave={leave}>
      <button
        type="button"
        className={styles.entry}
        data-current={isCurrent}
        aria-label={label}
        aria-expanded={isOpen}
        onFocus={openByFocus}
        onClick={press}
      >
        <Icon className={styles.icon} />
      </button>
      {isOpen && (
        // Fixed, because the scrolling menu would clip it.
        <div className={styles.flyOut} style={{ top }}>
          <p className={styles.flyOutTitle}>{label}</p>
          <MenuLeaves entries={branch.entries} />
        </div>
      )}
    </li>
  );
}
