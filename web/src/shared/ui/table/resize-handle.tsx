import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MIN_WIDTH, MAX_WIDTH, withinWidths } from './data-table-widths';
import styles from './resize-handle.module.css';

interface Props {
  title: string;
  /** The width set by the user; undefined for the automatic width. */
  width: number | undefined;
  /** Whether the handle is a Tab stop. */
  isAdjusting: boolean;
  /** Called during the drag, and with null at the end. */
  onDrag: (width: number | null) => void;
  onWidth: (width: number | null) => void;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
const STEP_PX = 8;
const LEAP_PX = 40;

const currentWidth = (handle: HTMLElement) => handle.closest('th')?.offsetWidth ?? MIN_WIDTH;

/**
 * The resize handle of a column. Drag it or use the arrow keys; Delete or a double click resets the width.
 */
export function ResizeHandle({ title, width, isAdjusting, onDrag, onWidth }: Props) {
  const { t } = useTranslation();
  const start = useRef<{ x: number; width: number } | null>(null);
  const dragged = useRef<number | null>(null);

  const begin = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, width: currentWidth(event.currentTarget) };
  };
  const move = ({ clientX }: PointerEvent) => {
    if (start.current === null) return;
    dragged.current = withinWidths(start.current.width + clientX - start.current.x);
    onDrag(dragged.current);
  };
  const end = () => {
    if (dragged.current !== null) onWidth(dragged.current);
    start.current = null;
    dragged.current = null;
    onDrag(null);
  };
  const byKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (event.key === 'Delete' || event.key === 'Backspace') onWidth(null);
    if (step === undefined) return;
    event.preventDefault();
    onWidth(withinWidths(currentWidth(event.currentTarget) + step * (event.shiftKey ? LEAP_PX : STEP_PX)));
  };

  return (
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={t('table.width', { title })}
      aria-valuemin={MIN_WIDTH}
      aria-valuemax={MAX_WIDTH}
      aria-valuenow={width ?? MIN_WIDTH}
      aria-valuetext={width === undefined ? t('table.width.auto') : t('table.width.value', { width })}
      data-adjusting={isAdjusting || undefined}
      tabIndex={isAdjusting ? 0 : -1}
      className={styles.handle}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => {
        onWidth(null);
      }}
      onKeyDown={byKey}
    />
  );
}
