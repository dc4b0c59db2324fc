import styles from './header-art.module.css';

/** Hills at sunrise, in the colours of the theme. Decorative. */
export function HeaderArt({ className }: { className: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1200 240"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle className={styles.sun} cx="930" cy="96" r="46" />
      <path
        className={styles.far}
        d="M0 150 C120 96 210 128 320 104 S520 40 640 96 S840 150 960 108 S1120 84 1200 116 V240 H0 Z"
      />
      <path
        className={styles.middle}
        d="M0 192 C140 132 260 190 400 160 S640 120 780 168 S1020 190 1200 148 V240 H0 Z"
      />
      <path
        className={styles.near}
        d="M0 224 C180 188 340 226 520 204 S860 186 1000 212 S1140 208 1200 196 V240 H0 Z"
      />
    </svg>
  );
}
