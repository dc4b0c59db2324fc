import Input, { type RefInputType } from '@arco-design/web-react/es/Input';
import {
  type ChangeEvent,
  type ComponentProps,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import '../../styles/arco/input.css';
import styles from './text-field.module.css';

/** What Arco's input names otherwise, or what a field has no use for. */
type Replaced = 'className' | 'defaultValue' | 'onChange' | 'prefix' | 'size' | 'value';

interface Props extends Omit<ComponentProps<'input'>, Replaced> {
  label: string;
  /** The label is still read out; for a place where something else already says it. */
  isLabelHidden?: boolean;
  value: string;
  /** Shown below, and read out with the field. */
  error?: string | undefined;
  hint?: string | undefined;
  icon?: ReactNode;
  /** At the end of the field, such as a button that shows a password. */
  suffix?: ReactNode;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Arco's input focuses itself when something in it is pressed; a button in it keeps the focus for itself. */
const keep = (event: SyntheticEvent) => {
  event.stopPropagation();
};

export function TextField({ label, isLabelHidden = false, error, hint, icon, suffix, ...input }: Props) {
  const { ref, onChange, ...rest } = input;
  const id = useId();
  const note = error ?? hint;
  const arco = useRef<RefInputType>(null);
  useImperativeHandle(ref, () => {
    if (arco.current === null) throw new Error('The input is not mounted.');
    return arco.current.dom;
  });
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <Input
        {...rest}
        ref={arco}
        id={id}
        prefix={icon}
        suffix={
          suffix && (
            <span role="presentation" onMouseDown={keep} onClick={keep}>
              {suffix}
            </span>
          )
        }
        status={error === undefined ? undefined : 'error'}
        aria-invalid={error !== undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={(_value, event: ChangeEvent<HTMLInputElement>) => onChange?.(event)}
      />
      {note !== undefined && (
        <p id={`${id}-note`} className={error === undefined ? styles.hint : styles.error}>
          {note}
        </p>
      )}
    </div>
  );
}
