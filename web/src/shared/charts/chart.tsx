import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/actions/button';
import { partOf } from './chart-data';
import { ChartDrawing } from './chart-drawing';
import type { ChartProps } from './chart-props';
import { ChartTable } from './chart-table';
import styles from './chart.module.css';
import { RangeSlider } from './range-slider';

/** A chart with the same data available as a table. */
export function Chart({ isRanged = false, ...chart }: ChartProps) {
  const { t } = useTranslation('charts');
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
        {t(isTable ? 'asChart' : 'asTable')}
      </Button>
      {isTable ? (
        <div className={styles.tablePlace}>{table}</div>
      ) : (
        // Show the table if the chart library cannot be loaded.
        <ChartDrawing
          {...chart}
          data={data}
          onLost={() => {
            setTable(true);
          }}
        />
      )}
      {isRanged && <RangeSlider label={label} labels={all.labels} range={[first, end]} onRange={setRange} />}
    </figure>
  );
}
