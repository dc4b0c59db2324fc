import { observer } from 'mobx-react-lite';
import type { OperationId } from '../../../../api/generated/model/access';
import { may } from '../../../../shared/session/permissions';
import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
import type { Section } from '../cards.constants';
import frame from './card-frame.module.css';
import styles from './card-skeleton.module.css';

/** Users with this permission see a button on the card. */
const mainOperation = {
  qualityInspection: 'passQualityInspectionItem',
  service: 'openService',
  rulePreset: 'enableRulePreset',
} as const satisfies Record<Section, OperationId>;

/** As tall as the cards that replace it. */
export const CardSkeleton = observer(function CardSkeleton({ section }: { section: Section }) {
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
        {may(mainOperation[section]) && (
          <Skeleton width={section === 'rulePreset' ? 34 : 84} height={section === 'rulePreset' ? 18 : 32} />
        )}
      </div>
    </div>
  );
});
