import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartProps } from './chart-props';
import styles from './chart.module.css';
import type { Geometry } from './geometry';
import { nextStep } from './next-step';
import { describeStep } from './describe-step';

interface Props extends Pick<ChartProps, 'label' | 'data' | 'format'> {
  isShare: boolean;
  geometry: Geometry;
  /** Called when a step is pressed. */
  onStep?: ((step: number) => void) | undefined;
  /** Receives the current step. */
  children: (step: number | null) => ReactNode;
}

/**
 * Selects a step by pointer or arrow keys. Steps selected by keyboard are announced. A press on the selected step opens
 * what is behind it; so on a touch screen, the first tap reads and the second opens.
 */
export function ReadablePlot({ label, data, format, isShare, geometry, onStep, children }: Props) {
  const { t } = useTranslation('charts');
  const [wanted, setStep] = useState<number | null>(null);
  const [isAnnounced, setSaid] = useState(false);
  const count = data.labels.length;
  // The range may have become smaller since the step was selected.
  const step = wanted !== null && wanted < count ? wanted : null;

  const wasSelected = useRef(false);

  const point = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const nearest = geometry.nearest({ x: (clientX - left) / width, y: (clientY - top) / height });
    setStep(nearest);
    setSaid(false);
    return nearest;
  };
  const openStep = () => {
    if (step !== null) onStep?.(step);
  };
  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Enter') openStep();
    const next = nextStep(event.key, step, count);
    if (next === undefined) return;
    event.preventDefault();
    setStep(next);
    setSaid(true);
  };
  const leave = () => {
    setStep(null);
    setSaid(false);
  };

  return (
    <>
      <div
        role="application"
        aria-roledescription={t('role')}
        aria-label={t(onStep === undefined ? 'keys' : 'keys.rows', { label })}
        tabIndex={0}
        className={styles.plot}
        data-opens={onStep !== undefined}
        onKeyDown={walk}
        onPointerDown={(event) => {
          const pointed = point(event);
          wasSelected.current = event.pointerType !== 'touch' || pointed === step;
        }}
        onClick={() => {
          if (wasSelected.current) openStep();
        }}
        onPointerMove={point}
        onPointerLeave={leave}
        onBlur={leave}
      >
        {children(step)}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {isAnnounced && step !== null && describeStep(data, step, format, isShare)}
      </p>
    </>
  );
}
