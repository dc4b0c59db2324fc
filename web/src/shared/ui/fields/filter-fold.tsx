import IconDown from '@arco-design/web-react/icon/react-icon/IconDown';
import IconFilter from '@arco-design/web-react/icon/react-icon/IconFilter';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './filter-fold.module.css';

interface Props {
  /** How many filters are set. */
  active: number;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** The form. */
  children: ReactNode;
}

/** On a phone, the filters are folded behind a button. On a wide screen they are always open, without a button. */
export function FilterFold({ active, isOpen, onToggle, children }: Props) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  // The button takes the focus that the folded form would lose.
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
