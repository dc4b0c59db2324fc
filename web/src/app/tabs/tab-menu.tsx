import { type CSSProperties, useEffect, useId, useRef } from 'react';
import { type MenuChoice, MenuPanel } from '../../shared/ui/actions/menu-panel';
import styles from './tab-bar.module.css';

interface Props {
  label: string;
  left: number;
  top: number;
  choices: MenuChoice[];
  onClose: () => void;
  onEscape: () => void;
}

/** The context menu of a tab; a press or a focus elsewhere closes it, and so does Escape. */
export function TabMenu({ label, left, top, choices, onClose, onEscape }: Props) {
  const id = useId();
  const anchor = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node && anchor.current?.contains(target))) onClose();
    };
    const escape = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== 'Escape') return;
      onEscape();
      onClose();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [onClose, onEscape]);

  const place = { '--menu-left': `${left}px`, '--menu-top': `${top}px` } as CSSProperties;
  return (
    <div ref={anchor} className={styles.menu} style={place}>
      <MenuPanel id={id} label={label} choices={choices} onClose={onClose} />
    </div>
  );
}
