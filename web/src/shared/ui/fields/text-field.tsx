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

/** Attributes that Arco's input names differently, or that a field does not support. */
type Replaced = 'className' | 'defaultValue' | 'onChange' | 'prefix' | 'size' | 'value';

interface Props extends Omit<ComponentProps<'input'>, Replaced> {
  label: string;
  /** Keeps the label for screen readers only, where adjacent content already shows it. */
  isLabelHidden?: boolean;
  value: string;
  /** Shown below the field, as its accessible description. */
  error?: string | undefined;
  hint?: string | undefined;
  icon?: ReactNode;
  /** Shown at the end of the field, such as a button that reveals a password. */
  suffix?: ReactNode;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Stops Arco from moving the focus to the input when a button inside it is pressed. */
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
