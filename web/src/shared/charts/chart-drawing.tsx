import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyPart } from '../ui/feedback/lazy-part';
import type { ChartProps } from './chart-props';
import styles from './chart.module.css';
import type { ChartKind } from './chart-data';
import { ChartLegend } from './chart-legend';
import { DonutCentre } from './donut-centre';
import { Reading } from './reading';
import { RadarGrid } from './radar-grid';
import { ReadablePlot } from './readable-plot';
import { scaleOf } from './scale';
import { StepAxis } from './step-axis';
import { ValueAxis } from './value-axis';

const MarksCanvas = lazyPart(async () => (await import('./marks-canvas')).MarksCanvas);

const isRound = (kind: ChartKind) => kind === 'donut' || kind === 'radar';

/**
 * Everything around the marks is HTML: it renders before the chart library has loaded, uses the colours and fonts of
 * the page, and is accessible to screen readers.
 */
export function ChartDrawing({ onLost, ...props }: Omit<ChartProps, 'range'> & { onLost: () => void }) {
  const { kind, label, data, format, formatTick = format, total, legend, rowsOf, isSmall = false } = props;
  const navigate = useNavigate();
  const hasAxes = !isRound(kind) && !isSmall;
  const { ticks, top, geometry } = useMemo(() => scaleOf(kind, data), [kind, data]);
  return (
    <>
      <div className={styles.drawing} data-shape={shapeOf(kind, isSmall)} data-kind={kind}>
        {hasAxes && <ValueAxis ticks={ticks} format={formatTick} />}
        <ReadablePlot
          label={label}
          data={data}
          format={format}
          isShare={kind === 'donut'}
          geometry={geometry}
          onStep={rowsOf && ((step) => void navigate(rowsOf(step)))}
        >
          {(step) => (
            <>
              {kind === 'radar' && <RadarGrid labels={data.labels} rings={ticks.length - 1} />}
              <MarksCanvas kind={kind} data={data} top={top} onLost={onLost} />
              {kind === 'donut' && <DonutCentre step={step} data={data} format={format} total={total} />}
              {step !== null && (
                <Reading kind={kind} step={step} data={data} format={format} geometry={geometry} />
              )}
            </>
          )}
        </ReadablePlot>
        {hasAxes && <StepAxis labels={data.labels} geometry={geometry} />}
      </div>
      {legend ?? <ChartLegend kind={kind} data={data} isSmall={isSmall} />}
    </>
  );
}

function shapeOf(kind: ChartKind, isSmall: boolean) {
  if (isRound(kind)) return isSmall ? 'smallRound' : 'round';
  return isSmall ? 'small' : 'wide';
}
