import { useMemo } from 'react';
import { drawnKind, partOf, type Range } from './chart-data';
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
export function Chart({ isTable, onLost, range, ...chart }: Props) {
  const { label, data: all, rowsOf } = chart;
  const [first, last] = within(range?.chosen, all.labels.length);
  const data = useMemo(() => partOf(all, first, last), [all, first, last]);
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
      {range !== undefined && (
        <RangeSlider label={label} labels={all.labels} range={[first, last]} onRange={range.onChoose} />
      )}
    </figure>
  );
}

/** The chosen steps as far as there are such, and at least two of them. */
function within([first, last]: Range = [0, Number.MAX_SAFE_INTEGER], count: number): Range {
  const end = Math.min(last, count - 1);
  return first < end ? [first, end] : [0, count - 1];
}
