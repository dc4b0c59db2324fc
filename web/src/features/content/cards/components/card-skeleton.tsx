import { Permitted } from '../../../../shared/session/permitted';
import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
import { CHANGERS, type Section } from '../cards.constants';
import frame from './card-frame.module.css';
import styles from './card-skeleton.module.css';

/** As tall as the cards that will stand here. */
export function CardSkeleton({ section }: { section: Section }) {
  return (
    <div className={frame.card}>
      <div className={frame.header}>
        <Skeleton width="55%" height={18} />
      </div>
      <div className={`${frame.body} ${styles[section]}`}>
        <Skeleton width="90%" height={14} />
        <Skeleton width="70%" height={14} />
      </div>
      <div className={frame.footer}>
        <Permitted roles={CHANGERS}>
          <Skeleton width={section === 'rulePreset' ? 34 : 84} height={section === 'rulePreset' ? 18 : 32} />
        </Permitted>
      </div>
    </div>
  );
}
