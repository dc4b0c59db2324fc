import ArcoButton from '@arco-design/web-react/es/Button';
import type { ComponentProps, MouseEvent } from 'react';
import '../../styles/arco/button.css';

/** Danger: what it does cannot be undone. */
export type ButtonLook = 'primary' | 'secondary' | 'text' | 'danger';

interface Props extends Omit<ComponentProps<'button'>, 'onClick'> {
  look?: ButtonLook;
  /** Busy while its action runs, and ignores further clicks. It keeps the focus. */
  busy?: boolean;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

export function Button({ look = 'secondary', busy = false, type = 'button', onClick, ...rest }: Props) {
  return (
    <ArcoButton
      {...rest}
      {...(look === 'danger' ? { type: 'primary', status: 'danger' } : { type: look })}
      htmlType={type}
      loading={busy}
      loadingFixedWidth
      aria-disabled={busy || undefined}
      aria-busy={busy ? true : rest['aria-busy']}
      // Arco types the event as the browser's own; it passes on React's.
      onClick={(event: unknown) => onClick?.(event as MouseEvent<HTMLButtonElement>)}
    />
  );
}
