import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
import styles from './content-types-skeleton.module.css';

/** The shape of a donut and a legend with three entries. */
export function ContentTypesSkeleton() {
  return (
    <div className={styles.types}>
      <div className={styles.ring}>
        <Skeleton height="100%" />
      </div>
      {[0, 1, 2].map((at) => (
        <Skeleton key={at} height={44} />
      ))}
    </div>
  );
}
