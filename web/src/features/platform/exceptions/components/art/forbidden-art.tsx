import styles from './art.module.css';
import { Pillars, Roof } from './hall';

const BARS = [116, 130, 144, 176, 190, 204];

/** The hall behind a locked gate. */
export function ForbiddenArt() {
  return (
    <svg className={styles.art} viewBox="0 0 320 200" aria-hidden="true">
      <Roof look="wall" />
      <Pillars look="wall" />
      <g className={styles.line}>
        {BARS.map((x) => (
          <path key={x} d={`M${x} 122v48`} />
        ))}
        <path d="M102 130h116M102 160h116" />
      </g>
      <path className={styles.mark} d="M150 140v-7a10 10 0 0 1 20 0v7" />
      <rect className={styles.light} x="143" y="140" width="34" height="26" rx="4" />
      <circle className={styles.accent} cx="160" cy="151" r="3.5" />
      <path className={styles.mark} d="M160 153v6" />
    </svg>
  );
}
