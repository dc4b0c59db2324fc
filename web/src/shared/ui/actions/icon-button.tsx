import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

interface Props extends ComponentProps<'button'> {
  /** What it does, for those who do not see the picture; shown to the others on hover. */
  label: string;
}

export function IconButton({ label, className = '', ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={`${styles.button} ${className}`}
    />
  );
}
