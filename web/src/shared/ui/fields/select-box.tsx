import Checkbox from '@arco-design/web-react/es/Checkbox';
import { useLayoutEffect, useRef } from 'react';
import '../../styles/arco/checkbox.css';
import styles from './select-box.module.css';

interface Props {
  label: string;
  checked: boolean;
  /** Indeterminate: only some of the rows are checked. */
  isMixed?: boolean;
  disabled?: boolean;
  onChange: () => void;
}

/** A checkbox without a visible label; the area around it is clickable too. */
export function SelectBox({ label, checked, isMixed = false, disabled = false, onChange }: Props) {
  const area = useRef<HTMLSpanElement>(null);
  // Arco shows the indeterminate state visually only; screen readers need the property.
  useLayoutEffect(() => {
    const input = area.current?.querySelector('input');
    if (input) input.indeterminate = isMixed;
  }, [isMixed, checked]);
  return (
    <span ref={area}>
      <Checkbox
        className={styles.area}
        checked={checked}
        indeterminate={isMixed}
        disabled={disabled}
        onChange={onChange}
      >
        <span className="visually-hidden">{label}</span>
      </Checkbox>
    </span>
  );
}
