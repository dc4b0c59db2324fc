import styles from './skeleton.module.css';

interface Props {
  width?: string | number;
  height?: string | number;
}

/** A grey placeholder. The region around it is marked as busy. */
export function Skeleton({ width = '100%', height = 16 }: Props) {
  return <span className={styles.bar} style={{ width, height }} />;
}
