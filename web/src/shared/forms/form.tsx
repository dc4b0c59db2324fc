import { observer } from 'mobx-react-lite';
import { type MouseEvent, type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../ui/feedback/alert';
import { InlineError } from '../ui/feedback/inline-error';
import { focusProblem } from './focus-problem';
import type { FormStore } from './form.store';
import styles from './form.module.css';
import { useLeaveGuard } from './use-leave-guard';

interface Props<Values extends object, Answer> {
  form: FormStore<Values, Answer>;
  /** For buttons that stand outside, such as in `DialogActions`. */
  id?: string;
  /** Names the form where a page has several. */
  label?: string;
  className?: string;
  /** It can no longer be sent, and the fields say why. */
  isRefused?: boolean;
  /** Instead of `form.submit`, such as to merge what others have changed. */
  submit?: () => Promise<{ answer: Answer } | null>;
  /** Instead of sending at once, such as to go to the next step. */
  onSubmit?: () => void | Promise<void>;
  onSent?: (answer: Answer) => void;
  /** Fields and buttons. What failed without belonging to a field is shown above the buttons. */
  children: ReactNode;
  actions: ReactNode;
}

/**
 * The error of a field that is left moves what is below it. A button must not move away between the press and the
 * release of the pointer, so a press on one does not leave the field.
 */
function keepFocusInField(event: MouseEvent<HTMLFormElement>) {
  const { activeElement } = document;
  const isInField = activeElement?.matches('input, select, textarea, [contenteditable]') === true;
  const isButton = event.target instanceof Element && event.target.closest('button') !== null;
  if (isButton && isInField && event.currentTarget.contains(activeElement)) event.preventDefault();
}

/** Validates, sends once, shows what failed, and puts the focus on the first field with a problem. */
export const Form = observer(function Form<Values extends object, Answer>(props: Props<Values, Answer>) {
  const {
    form,
    id,
    label,
    className,
    isRefused = false,
    submit,
    onSubmit,
    onSent,
    children,
    actions,
  } = props;
  const { t } = useTranslation('forms');
  const element = useRef<HTMLFormElement>(null);
  useLeaveGuard(form.isLostOnLeaving);

  const { failure, conflict } = form;
  // The buttons of a dialog stay in sight while its form scrolls, so that what failed may be out of it. Parts of the form may
  // have alerts of their own.
  useEffect(() => {
    if (failure !== null || conflict !== null)
      element.current?.querySelector(':scope > [role="alert"]')?.scrollIntoView({ block: 'nearest' });
  }, [failure, conflict]);

  const send = async () => {
    const sent = await (submit === undefined ? form.submit() : submit());
    if (sent !== null) onSent?.(sent.answer);
  };
  const proceed = async () => {
    await (onSubmit ?? send)();
    focusProblem(element.current);
  };
  return (
    <form
      ref={element}
      id={id}
      aria-label={label}
      noValidate
      className={className ?? styles.form}
      onMouseDown={keepFocusInField}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void proceed();
      }}
    >
      {children}
      {failure !== null && <InlineError error={failure} />}
      {conflict !== null && !isRefused && <Alert kind="warning">{t('conflict')}</Alert>}
      {actions}
    </form>
  );
}) as <Values extends object, Answer>(props: Props<Values, Answer>) => ReactNode;
