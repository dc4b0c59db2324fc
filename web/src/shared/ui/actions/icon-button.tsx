import ArcoButton from '@arco-design/web-react/es/Button';
import type { ComponentProps } from 'react';
import '../../styles/arco/button.css';
import styles from './icon-button.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'onClick' | 'type'> {
  /** The accessible name, also shown as a tooltip. */
  label: string;
  onClick?: () => void;
}

export function IconButton({ label, className = '', ...rest }: Props) {
  return (
    <ArcoButton
      aria-label={label}
      data-tooltip={label}
      {...rest}
      type="text"
      shape="circle"
      iconOnly
      className={`${styles.button} ${className}`}
    />
  );
}
