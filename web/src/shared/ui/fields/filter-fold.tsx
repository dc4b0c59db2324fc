import IconDown from '@arco-design/web-react/icon/react-icon/IconDown';
import IconFilter from '@arco-design/web-react/icon/react-icon/IconFilter';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './filter-fold.module.css';

interface Props {
  /** Number of active filters. */
  active: number;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** The filter form. */
  children: ReactNode;
}

/** Collapses the filters behind a button on a phone. On a wide screen they are always visible, without a button. */
export function FilterFold({ active, isOpen, onToggle, children }: Props) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  // Moves the focus to the button when the form that contains it collapses.
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
        <IconFilter />
        {active === 0 ? t('filters') : t('filters.active', { count: active })}
        <IconDown className={styles.chevron} />
      </button>
      <div ref={box} className={styles.content} data-open={isOpen}>
        {children}
      </div>
    </>
  );
}
