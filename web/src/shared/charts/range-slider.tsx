import { useTranslation } from 'react-i18next';
import type { Range } from './chart-data';
import styles from './range-slider.module.css';

interface Props {
  label: string;
  labels: string[];
  range: Range;
  onRange: (range: Range) => void;
}

/** Two native sliders on one track; each keeps its label, keyboard support and touch size. Below it stand their values. */
export function RangeSlider({ label, labels, range: [first, last], onRange }: Props) {
  const { t } = useTranslation('charts');
  const max = labels.length - 1;
  if (max < 2) return null;
  const part = (step: number) => `${(step / max) * 100}%`;
  const thumb = (name: string, value: number, onStep: (step: number) => void) => (
    <input
      type="range"
      className={styles.thumb}
      min={0}
      max={max}
      value={value}
      aria-label={name}
      aria-valuetext={labels[value]}
      onChange={(event) => {
        onStep(Number(event.target.value));
      }}
    />
  );
  return (
    <div role="group" aria-label={t('range', { label })} className={styles.range}>
      <div className={styles.slider}>
        <span className={styles.chosen} style={{ left: part(first), right: part(max - last) }} />
        {thumb(t('from'), first, (step) => {
          onRange([Math.min(step, last - 1), last]);
        })}
        {thumb(t('to'), last, (step) => {
          onRange([first, Math.max(step, first + 1)]);
        })}
      </div>
      <p aria-hidden="true" className={styles.values}>
        <span>{labels[first]}</span>
        <span>{labels[last]}</span>
      </p>
    </div>
  );
}
