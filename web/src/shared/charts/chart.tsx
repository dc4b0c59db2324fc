import { useMemo, useState } from 'react';
import { drawnKind, partOf } from './chart-data';
import { ChartDrawing } from './chart-drawing';
import type { ChartProps } from './chart-props';
import { ChartTable } from './chart-table';
import styles from './chart.module.css';
import { RangeSlider } from './range-slider';

interface Props extends ChartProps {
  isTable: boolean;
  /** Called if the chart library cannot be loaded. */
  onLost: () => void;
}

/** A chart, or the same data as a table. */
export function Chart({ isTable, onLost, isRanged = false, ...chart }: Props) {
  const { label, data: all, rowsOf } = chart;
  const [[first, last], setRange] = useState([0, Number.MAX_SAFE_INTEGER]);
  const data = useMemo(() => partOf(all, first, last), [all, first, last]);
  const end = Math.min(last, all.labels.length - 1);
  const shown = {
    ...chart,
    data,
    kind: drawnKind(chart.kind, data),
    rowsOf: rowsOf && ((step: number, series?: number) => rowsOf(first + step, series)),
  };
  return (
    <figure aria-label={label} className={styles.figure}>
      {isTable ? (
        <div className={styles.tablePlace}>
          <ChartTable {...shown} />
        </div>
      ) : (
        <ChartDrawing {...shown} onLost={onLost} />
      )}
      {isRanged && <RangeSlider label={label} labels={all.labels} range={[first, end]} onRange={setRange} />}
    </figure>
  );
}
