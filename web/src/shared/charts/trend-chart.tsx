import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button';
import { Skeleton } from '../ui/skeleton';
import styles from './chart.module.css';
import { ChartTable } from './chart-table';
import type { TrendProps } from './trend-canvas';

const TrendCanvas = lazy(async () => ({ default: (await import('./trend-canvas')).TrendCanvas }));

interface Props extends TrendProps {
  label: string;
  /** What the points stand for, as the head of the table says it. */
  xName: string;
}

/** A line over time, and the same figures as a table for whoever cannot, or will not, read a drawing. */
export function TrendChart({ label, xName, ...trend }: Props) {
  const { t } = useTranslation();
  const [isTable, setTable] = useState(false);
  return (
    <figure aria-label={label} className={styles.figure}>
      <Button
        look="text"
        className={styles.switch}
        aria-pressed={isTable}
        onClick={() => {
          setTable(!isTable);
        }}
      >
        {t(isTable ? 'chart.asChart' : 'chart.asTable')}
      </Button>
      <div className={styles.area}>
        {isTable ? (
          <ChartTable label={label} xName={xName} {...trend} />
        ) : (
          <Suspense fallback={<Skeleton height="100%" />}>
            <TrendCanvas {...trend} />
          </Suspense>
        )}
      </div>
    </figure>
  );
}
