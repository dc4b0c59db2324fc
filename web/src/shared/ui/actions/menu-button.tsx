import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { Button } from './button';
import { IconButton } from './icon-button';
import styles from './menu-button.module.css';
import { type MenuChoice, MenuPanel } from './menu-panel';
import { useOpenPanel } from '../floating/use-open-panel';

interface Props {
  label: string;
  children: ReactNode;
  choices: MenuChoice[];
  /** The content of the button: an icon, with or without text. */
  look?: 'icon' | 'secondary';
  className?: string;
  /** Uses the top layer, for a button in a box that would clip the menu. */
  floats?: boolean;
  /** -1 where arrows lead to the button. */
  tabIndex?: number;
}

/**
 * A button that opens a menu: arrows move, Enter selects, Escape closes and returns the focus to the button.
 */
export function MenuButton({
  label,
  children,
  choices,
  look = 'icon',
  className,
  floats = false,
  tabIndex,
}: Props) {
  const id = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const { isOpen, open, close } = useOpenPanel(anchor);

  const openByKey = (event: KeyboardEvent) => {
    if (isOpen || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    open();
  };

  const trigger = {
    className,
    tabIndex,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onClick: isOpen ? close : open,
    onKeyDown: openByKey,
  } as const;

  return (
    <div ref={anchor} className={styles.anchor}>
      {look === 'icon' ? (
        <IconButton label={label} {...trigger}>
          {children}
        </IconButton>
      ) : (
        <Button look={look} aria-label={label} data-tooltip={label} {...trigger}>
          {children}
        </Button>
      )}
      {isOpen && <MenuPanel id={id} label={label} choices={choices} floats={floats} onClose={close} />}
    </div>
  );
}
