import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { PolicyItemPageDto, PolicyViewDto } from '../../../../../api/generated/model';
import { listOf } from '../../../../../shared/i18n/format';
import { useLanguage } from '../../../../../shared/i18n/use-language';
import { ScheduleNote } from '../../../../../shared/schedule/schedule-note';
import { standingNow } from '../../../../../shared/schedule/standing-now';
import { Time } from '../../../../../shared/ui/layout/time';
import { leftOut } from '../left-out';
import { offlineNote } from '../offline-note';
import styles from './items.module.css';

interface Props {
  /** It can have the focus. */
  ref: Ref<HTMLDivElement>;
  items: PolicyItemPageDto;
  policy: Pick<PolicyViewDto, 'onlineFrom' | 'onlineUntil' | 'status'>;
}

/** How many items are delivered now, and why the others are not. */
export function ItemsSummary({ ref, items, policy }: Props) {
  const { t } = useTranslation('policy-items');
  const language = useLanguage();
  const { filterType, rule, delivered, total } = items;
  const { status } = policy;
  const standing = standingNow(policy);
  const isDelivered = status === 'online' && standing === 'during';
  const { key, time } = offlineNote(policy, standing);
  const why = leftOut(items).map(({ reason, count }) => t(`why.${reason}`, { count }));
  return (
    <div ref={ref} tabIndex={-1} className={styles.summary}>
      {filterType === 'rules' && rule === null ? (
        <p>{t('summary.noRule')}</p>
      ) : (
        <p className={styles.delivered}>
          {t(isDelivered ? 'summary' : 'summary.ready', { delivered, total })}
        </p>
      )}
      {why.length > 0 && <p className={styles.why}>{listOf(why, language)}</p>}
      {status === 'offline' ? (
        <p className={styles.why}>
          {time === null ? t(key) : <Time wire={time} text={(text) => t(key, { time: text })} />}
        </p>
      ) : (
        <ScheduleNote schedule={policy} />
      )}
    </div>
  );
}
