import IconClose from '@arco-design/web-react/icon/react-icon/IconClose';
import type { KeyboardEvent, MouseEvent } from 'react';
import styles from './tab-bar.module.css';
import { moveAmongTabs } from './tab-keys';

interface Props {
  name: string;
  title: string;
  isActive: boolean;
  isInTabOrder: boolean;
  canClose: boolean;
  onShow: () => void;
  onClose: () => void;
  onMenu: () => void;
}

const MIDDLE = 1;
const keepFocus = (event: MouseEvent) => {
  event.preventDefault();
};

/** One tab. The cross is for the pointer: a tab may hold no button, and keyboards have Delete and the menu. */
export function TabItem({ name, title, isActive, isInTabOrder, canClose, onShow, onClose, onMenu }: Props) {
  const pressKey = (event: KeyboardEvent<HTMLElement>) => {
    const isMenu = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
    if (!isMenu && event.key !== 'Delete') {
      moveAmongTabs(event);
      return;
    }
    event.preventDefault();
    if (isMenu) onMenu();
    else if (canClose) onClose();
  };

  return (
    <div
      role="presentation"
      className={styles.item}
      data-active={isActive}
      onMouseDown={(event) => {
        // Else the middle button begins to scroll.
        if (event.button === MIDDLE) keepFocus(event);
      }}
      onAuxClick={({ button }) => {
        if (button === MIDDLE && canClose) onClose();
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        onMenu();
      }}
    >
      <button
        type="button"
        role="tab"
        data-name={name}
        aria-selected={isActive}
        aria-controls="content"
        aria-haspopup="menu"
        aria-keyshortcuts={canClose ? 'Delete Shift+F10' : 'Shift+F10'}
        tabIndex={isInTabOrder ? 0 : -1}
        className={styles.tab}
        onClick={onShow}
        onKeyDown={pressKey}
      >
        {title}
      </button>
      {canClose && (
        <span aria-hidden="true" className={styles.close} onMouseDown={keepFocus} onClick={onClose}>
          <IconClose />
        </span>
      )}
    </div>
  );
}
