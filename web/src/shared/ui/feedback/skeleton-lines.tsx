import { Skeleton } from './skeleton';
import styles from './skeleton-lines.module.css';

/** In the place of a text or a list of facts that is loaded. */
export function SkeletonLines({ count }: { count: number }) {
  return (
    <div aria-busy="true">
      {Array.from({ length: count }, (_, at) => (
        <p key={at} className={styles.line}>
          <Skeleton width={at % 2 === 0 ? '72%' : '48%'} />
        </p>
      ))}
    </div>
  );
}
