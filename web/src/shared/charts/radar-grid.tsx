import styles from './chart.module.css';
import { onCircle } from './geometry';

interface Props {
  labels: string[];
  rings: number;
}

const SIZE = 100;

/** The grid of a radar chart, with the labels around it. */
export function RadarGrid({ labels, rings }: Props) {
  const corner = (step: number, radius: number) => onCircle(step / labels.length, radius);
  const ring = (radius: number) =>
    labels.map((_, step) => `${corner(step, radius).x * SIZE},${corner(step, radius).y * SIZE}`).join(' ');
  return (
    <div aria-hidden="true">
      <svg className={styles.web} viewBox={`0 0 ${SIZE} ${SIZE}`}>
        {Array.from({ length: rings }, (_, at) => (
          <polygon key={at} points={ring((at + 1) / rings)} />
        ))}
        {labels.map((label, step) => (
          <polygon key={label} points={`50,50 ${corner(step, 1).x * SIZE},${corner(step, 1).y * SIZE}`} />
        ))}
      </svg>
      {labels.map((label, step) => {
        const { x, y } = corner(step, 1);
        return (
          <span
            key={label}
            className={styles.subject}
            style={{
              left: `${x * 100}%`,
              top: `${y * 100}%`,
              translate: `${(x - 1) * 100}% ${(y - 1) * 100}%`,
            }}
          >
            {label}
          </span>
        );
      })}
    </div>
  );
}
