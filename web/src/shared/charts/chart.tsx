import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button';
import { type ChartData, type ChartKind, partOf } from './chart-data';
import { ChartDrawing } from './chart-drawing';
import { ChartTable } from './chart-table';
import styles from './chart.module.css';
import { DrawingBoundary } from './drawing-boundary';
import { RangeSlider } from './range-slider';

export interface ChartProps {
  kind: ChartKind;
  /** What the chart is about. */
  label: string;
  /** What its steps are, as the head of the table says it: day, month, subject. */
  stepName: string;
  /** Keep it the same object while the figures are the same: another one draws anew. */
  data: ChartData;
  /** Of a value, for the tooltip, the table and whoever listens. */
  format: (value: number) => string;
  /** Shorter, for the axis. */
  formatTick?: (value: number) => string;
  /** In the hole of a donut. */
  total?: { label: string; value: string };
  /** Lets the reader narrow the steps by a slider below. */
  isRanged?: boolean;
  /** In the place of the names of the series. */
  legend?: ReactNode;
}

/** A drawing, and the same figures as a table for whoever cannot, or will not, read a drawing. */
export function Chart({ isRanged = false, ...chart }: ChartProps) {
  const { t } = useTranslation();
  const { label, data: all } = chart;
  const [isTable, setTable] = useState(false);
  const [[first, last], setRange] = useState([0, Number.MAX_SAFE_INTEGER]);
  const data = useMemo(() => partOf(all, first, last), [all, first, last]);
  const end = Math.min(last, all.labels.length - 1);
  const table = <ChartTable {...chart} data={data} />;
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
      {isTable ? (
        <div className={styles.tablePlace}>{table}</div>
      ) : (
        // A part that is lost takes the drawing away, not the figures.
        <DrawingBoundary fallback={table}>
          <ChartDrawing {...chart} data={data} />
        </DrawingBoundary>
      )}
      {isRanged && <RangeSlider label={label} labels={all.labels} range={[first, end]} onRange={setRange} />}
    </figure>
  );
}
