import type { ComponentProps } from 'react';
import styles from './button.module.css';

interface Props extends ComponentProps<'button'> {
  look?: 'primary' | 'secondary' | 'text';
  /** Shown as busy, and deaf to a second press, while its action runs. */
  busy?: boolean;
}

/** A button of our own, because Arco's would cost the login page more than the page itself. */
export function Button({ look = 'secondary', busy = false, className = '', onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={`${styles.button} ${styles[look]} ${className}`}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
