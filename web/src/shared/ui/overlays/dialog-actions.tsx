import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import { Button, type ButtonLook } from '../actions/button';
import { isFirstClick } from '../actions/first-click';
import styles from './dialog-actions.module.css';

/** The footer of the dialog around it. */
export const DialogFooter = createContext<HTMLElement | null>(null);

interface ActionState {
  label: string;
  isBusy?: boolean;
  isDisabled?: boolean;
  /** A single key that does the same; the caller listens for it. */
  shortcut?: string;
  /** See keep-focus.ts. */
  focusKey?: string;
}

/** Runs on a click, or submits the form with the given id. */
export type DialogAction = ActionState &
  ({ onClick: () => void; form?: never } | { form: string; onClick?: never });

interface Props {
  primary?: DialogAction | undefined;
  /** Cancel, and what else there is to do. */
  secondary?: DialogAction[];
  /** Cannot be undone. In the place of the primary action, or apart from it if there are both. */
  danger?: DialogAction | undefined;
  /** Before the buttons: what an action still needs, or why it is not possible or failed. */
  note?: ReactNode;
}

/**
 * The actions of a dialog or drawer, wherever in it they are rendered: in a footer that stays in sight, the primary one
 * last, in red what cannot be undone.
 */
export function DialogActions({ primary, secondary = [], danger, note }: Props) {
  const footer = useContext(DialogFooter);
  // The footer itself says by its content whether it is shown.
  const isEmpty = primary === undefined && danger === undefined && secondary.length === 0;
  if (footer === null || isEmpty) return null;
  const isApart = primary !== undefined;
  return createPortal(
    <>
      {note}
      <div className={styles.actions}>
        {danger && isApart && <ActionButton action={danger} look="danger" className={styles.apart} />}
        {secondary.map((action) => (
          <ActionButton key={action.label} action={action} look="secondary" />
        ))}
        {primary && <ActionButton action={primary} look="primary" />}
        {danger && !isApart && <ActionButton action={danger} look="danger" />}
      </div>
    </>,
    footer,
  );
}

interface ActionProps {
  action: DialogAction;
  look: ButtonLook;
  className?: string | undefined;
}

function ActionButton({ action, look, className }: ActionProps) {
  const { label, isBusy, isDisabled, shortcut, focusKey, form, onClick } = action;
  return (
    <Button
      look={look}
      busy={isBusy ?? false}
      disabled={isDisabled}
      className={className}
      data-focus-key={focusKey}
      aria-keyshortcuts={shortcut}
      {...(form === undefined ? { onClick: once(onClick) } : { type: 'submit', form })}
    >
      {label}
      {shortcut !== undefined && (
        <kbd aria-hidden="true" className={styles.shortcut}>
          {shortcut}
        </kbd>
      )}
    </Button>
  );
}

/** The action may put another one below the pointer, which the second click of a double click must not press. */
const once = (run: () => void) => (event: MouseEvent) => {
  if (isFirstClick(event)) run();
};
