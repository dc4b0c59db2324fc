import styles from './skeleton.module.css';

interface Props {
  width?: string | number;
  height?: string | number;
}

/** A grey shape where something will be. The region around it says that it is busy. */
export function Skeleton({ width = '100%', height = 16 }: Props) {
  return <span className={styles.bar} style={{ width, height }} />;
}
