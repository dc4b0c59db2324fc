import { type ReactNode, useId, useRef } from 'react';
import { IconButton } from './icon-button';
import styles from './panel-button.module.css';
import { useOpenPanel } from '../floating/use-open-panel';

interface Props {
  label: string;
  icon: ReactNode;
  children: ReactNode;
}

/** A button with a small panel of settings below it. */
export function PanelButton({ label, icon, children }: Props) {
  const id = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const { isOpen, open, close } = useOpenPanel(anchor);
  return (
    <div ref={anchor} className={styles.anchor}>
      <IconButton
        label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={isOpen ? close : open}
      >
        {icon}
      </IconButton>
      {isOpen && (
        <div id={id} role="group" aria-label={label} className={styles.panel}>
          {children}
        </div>
      )}
    </div>
  );
}
