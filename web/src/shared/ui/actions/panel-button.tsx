import { type ReactNode, useId, useRef } from 'react';
import { Button } from './button';
import { IconButton } from './icon-button';
import styles from './panel-button.module.css';
import { useOpenPanel } from '../floating/use-open-panel';

interface Props {
  label: string;
  icon: ReactNode;
  /** Shown beside the icon. The label has to contain it. */
  text?: string | undefined;
  /** A function receives what closes the panel and returns the focus to the button. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A button with a small panel of settings below it. */
export function PanelButton({ label, icon, text, children }: Props) {
  const id = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const { isOpen, open, close } = useOpenPanel(anchor);
  const trigger = {
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onClick: isOpen ? close : open,
  };
  return (
    <div ref={anchor} className={styles.anchor}>
      {text === undefined ? (
        <IconButton label={label} {...trigger}>
          {icon}
        </IconButton>
      ) : (
        <Button aria-label={label} title={label} className={styles.named} {...trigger}>
          {icon}
          <span className={styles.text}>{text}</span>
        </Button>
      )}
      {isOpen && (
        <div id={id} role="group" aria-label={label} className={styles.panel}>
          {typeof children === 'function' ? children(close) : children}
        </div>
      )}
    </div>
  );
}
