import { useLayoutEffect, useRef, useState } from 'react';
import styles from './chart.module.css';
import type { Geometry } from './geometry';
import { shownLabels } from './label-steps';

interface Props {
  labels: string[];
  geometry: Geometry;
}

/** The labels of the horizontal axis: as many as fit. */
export function StepAxis({ labels, geometry }: Props) {
  const axis = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<number[]>([]);

  useLayoutEffect(() => {
    const element = axis.current;
    if (element === null) return;
    const measure = () => {
      const widths = [...element.children].map((child) => (child as HTMLElement).offsetWidth);
      setShown(shownLabels(widths, element.clientWidth));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [labels]);

  return (
    <div ref={axis} aria-hidden="true" className={styles.steps}>
      {labels.map((label, step) => (
        <span
          key={label}
          className={styles.step}
          data-shown={shown.includes(step)}
          style={{ left: `${geometry.anchor(step).x * 100}%` }}
        >
          {label}
        </span>
      ))}
    </div>
  );
}
