import styles from './art.module.css';
import { Pillars, Roof } from './hall';

/** The hall whose roof a flash has lifted. */
export function ServerErrorArt() {
  return (
    <svg className={styles.art} viewBox="0 0 320 200" aria-hidden="true">
      <g transform="rotate(-7 246 114)">
        <Roof look="wall" />
      </g>
      <Pillars look="wall" />
      <path className={styles.line} d="m112 126 8 8M208 124l-8 8M128 158l-8 4" />
      <path className={styles.accent} d="M166 118l-18 28h12l-6 22 20-30h-12l8-20Z" />
    </svg>
  );
}
