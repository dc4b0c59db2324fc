import styles from './art.module.css';

interface Props {
  /** How its outline is drawn: `missing` is dashed. */
  look: 'wall' | 'missing';
}

/** The roof of a Khmer hall, in two tiers. */
export function Roof({ look }: Props) {
  return (
    <g className={styles[look]}>
      <path d="M160 12v18" />
      <path d="M52 88c54-8 88-26 108-58 20 32 54 50 108 58l-14 12H66Z" />
      <path d="M82 100h156l8 14H74Z" />
    </g>
  );
}

/** Its pillars and steps. */
export function Pillars({ look }: Props) {
  return (
    <g className={styles[look]}>
      {[90, 218].map((x) => (
        <path key={x} d={`M${x} 114h12v56h-12z`} />
      ))}
      <path d="M70 170h180v10H70z" />
      <path d="M54 180h212v10H54z" />
    </g>
  );
}
