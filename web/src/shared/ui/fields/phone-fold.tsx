import IconDown from '@arco-design/web-react/icon/react-icon/IconDown';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './phone-fold.module.css';

interface Props {
  icon: ReactNode;
  label: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Collapses controls behind a button on a phone. On a wide screen they are always visible, without a button. */
export function PhoneFold({ icon, label, isOpen, onToggle, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  // Moves the focus to the button when what contains it collapses.
  useLayoutEffect(() => {
    if (!isOpen && box.current?.contains(document.activeElement)) toggle.current?.focus();
  }, [isOpen]);

  return (
    <>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        data-fold
        onClick={() => {
          onToggle(!isOpen);
        }}
      >
        {icon}
        {label}
        <IconDown className={styles.chevron} />
      </button>
      <div ref={box} className={styles.content} data-open={isOpen}>
        {children}
      </div>
    </>
  );
}
