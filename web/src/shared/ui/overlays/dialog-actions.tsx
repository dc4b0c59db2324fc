import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import { Button, type ButtonLook } from '../actions/button';
import styles from './dialog-actions.module.css';

/** The footer of the dialog around it. */
export const DialogFooter = createContext<HTMLElement | null>(null);

/** Runs on a click, or submits the form with the given id. */
export type DialogAction = { label: string; isBusy?: boolean; isDisabled?: boolean } & (
  { onClick: () => void; form?: never } | { form: string; onClick?: never }
);

interface Props {
  primary?: DialogAction | undefined;
  /** Cancel, and what else there is to do. */
  secondary?: DialogAction[];
  /** Cannot be undone. In the place of the primary action, or apart from it if there are both. */
  danger?: DialogAction | undefined;
  /** Before the buttons: why an action is not possible, or failed. */
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
  const { label, isBusy, isDisabled, form, onClick } = action;
  return (
    <Button
      look={look}
      busy={isBusy ?? false}
      disabled={isDisabled}
      className={className}
      {...(form === undefined ? { onClick } : { type: 'submit', form })}
    >
      {label}
    </Button>
  );
}
