import IconDragDotVertical from '@arco-design/web-react/icon/react-icon/IconDragDotVertical';
import type { ComponentProps } from 'react';
import styles from './grip-button.module.css';

interface Props extends ComponentProps<'button'> {
  /** What it moves, and where that stands. */
  label: string;
  'data-focus-key'?: string;
}

/** Moves a line of a list, with the handlers of `useReorder`. */
export function GripButton({ label, ...handlers }: Props) {
  return (
    <button type="button" className={styles.grip} aria-label={label} {...handlers}>
      <IconDragDotVertical />
    </button>
  );
}
