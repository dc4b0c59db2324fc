import styles from './art.module.css';
import { Pillars, Roof } from './hall';

/** The place of a hall that is not there, and the glass that looks for it. */
export function MissingArt() {
  return (
    <svg className={styles.art} viewBox="0 0 320 200" aria-hidden="true">
      <Roof look="missing" />
      <Pillars look="missing" />
      <path className={styles.mark} d="m250 148 26 28" />
      <circle className={styles.light} cx="226" cy="120" r="34" />
      <path className={styles.mark} d="M217 113a9 9 0 1 1 13 8q-4 2-4 8" />
      <circle className={styles.accent} cx="226" cy="138" r="3" />
    </svg>
  );
}
