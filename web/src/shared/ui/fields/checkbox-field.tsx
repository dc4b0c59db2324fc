import Checkbox from '@arco-design/web-react/es/Checkbox';
import { useId, useLayoutEffect, useRef } from 'react';
import '../../styles/arco/checkbox.css';
import styles from './checkbox-field.module.css';

interface Props {
  label: string;
  hint?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

export function CheckboxField({ label, hint, checked, disabled = false, onChange }: Props) {
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  // Arco sets attributes on the label, not on its input.
  useLayoutEffect(() => {
    const input = field.current?.querySelector('input');
    if (hintId !== undefined) input?.setAttribute('aria-describedby', hintId);
  }, [hintId]);
  return (
    <div ref={field}>
      <Checkbox checked={checked} disabled={disabled} onChange={onChange}>
        {label}
      </Checkbox>
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
