import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
import styles from './announcement-item.module.css';

export function AnnouncementSkeletons({ count }: { count: number }) {
  return (
    <div>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={styles.item}>
          <div className={styles.body}>
            <Skeleton width="50%" height={20} />
            <Skeleton height={36} />
            <Skeleton width="30%" height={14} />
          </div>
          <span />
        </div>
      ))}
    </div>
  );
}
