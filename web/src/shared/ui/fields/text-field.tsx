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
import { FieldLabel } from './field-label';
import { FieldNote, type FieldNotes, noteIds } from './field-note';
import { keepWithin } from './keep-within';
import styles from './text-field.module.css';

/** Attributes that Arco's input names differently, or that a field does not support. */
type Replaced = 'className' | 'defaultValue' | 'list' | 'onChange' | 'prefix' | 'size' | 'value';

interface Props extends Omit<ComponentProps<'input'>, Replaced>, FieldNotes {
  label: string;
  /** Keeps the label for screen readers only, where adjacent content already shows it. */
  isLabelHidden?: boolean;
  /** Marks the label with a star, too. */
  isRequired?: boolean;
  value: string;
  /** In code points. */
  maxLength?: number | undefined;
  /** Offered while typing; others may be typed. */
  choices?: readonly string[] | undefined;
  icon?: ReactNode;
  /** Shown at the end of the field, such as a unit, or a button that reveals a password. */
  suffix?: ReactNode;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Stops Arco from moving the focus to the input when a button inside it is pressed. */
const keep = (event: SyntheticEvent) => {
  event.stopPropagation();
};

export function TextField(props: Props) {
  const {
    label,
    isLabelHidden = false,
    isRequired = false,
    error,
    hint,
    count,
    icon,
    suffix,
    maxLength,
    choices,
    ...input
  } = props;
  const { ref, onChange, ...rest } = input;
  const id = useId();
  const notes = { error, hint, count };
  const listId = choices && choices.length > 0 ? `${id}-choices` : undefined;
  const arco = useRef<RefInputType>(null);
  useImperativeHandle(ref, () => {
    if (arco.current === null) throw new Error('The input is not mounted.');
    return arco.current.dom;
  });
  return (
    <div className={styles.field}>
      <FieldLabel htmlFor={id} label={label} isHidden={isLabelHidden} isRequired={isRequired} />
      <Input
        {...rest}
        {...(isRequired ? { required: true } : {})}
        ref={arco}
        id={id}
        {...(listId === undefined ? {} : { list: listId })}
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
        aria-describedby={noteIds(id, notes)}
        onChange={(_value, event: ChangeEvent<HTMLInputElement>) => {
          keepWithin(maxLength, rest.value, event.target);
          onChange?.(event);
        }}
      />
      {listId !== undefined && (
        <datalist id={listId}>
          {choices?.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
      <FieldNote id={id} {...notes} />
    </div>
  );
}
