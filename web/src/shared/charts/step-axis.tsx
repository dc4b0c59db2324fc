import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './chart.module.css';
import type { Geometry } from './geometry';
import { type AxisLabel, shownLabels } from './label-steps';

interface Props {
  labels: string[];
  geometry: Geometry;
}

/** The labels of the horizontal axis: as many as fit. */
export function StepAxis({ labels, geometry }: Props) {
  const axis = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<AxisLabel[]>([]);

  useLayoutEffect(() => {
    const element = axis.current;
    if (element === null) return;
    const measure = () => {
      const room = element.clientWidth;
      const all = [...element.children].map((child, step) => ({
        step,
        middle: geometry.anchor(step).x * room,
        width: (child as HTMLElement).offsetWidth,
      }));
      setShown(shownLabels(all, room));
    };
    // It is called before the first paint, too, when the page is laid out. To measure now would cost a layout more.
    const observer = new ResizeObserver(() => {
      flushSync(measure);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [labels, geometry]);

  return (
    <div ref={axis} aria-hidden="true" className={styles.steps}>
      {labels.map((label, step) => {
        const place = shown.find((each) => each.step === step);
        return (
          <span
            key={label}
            className={styles.step}
            data-shown={place !== undefined}
            style={{ left: place && `${place.middle}px` }}
          >
            {label}
          </span>
        );
      })}
    </div>
  );
}
