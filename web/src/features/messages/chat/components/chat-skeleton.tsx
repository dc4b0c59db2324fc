import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
import styles from './chat-log.module.css';

const ROWS = 6;

/** Placeholders while messages load. */
export function ChatSkeleton() {
  return (
    <div aria-busy="true" className={styles.skeletons}>
      {Array.from({ length: ROWS }, (_, at) => (
        <div key={at} className={styles.skeleton}>
          <Skeleton width="40%" />
          <Skeleton width={at % 2 ? '70%' : '90%'} />
        </div>
      ))}
    </div>
  );
}
