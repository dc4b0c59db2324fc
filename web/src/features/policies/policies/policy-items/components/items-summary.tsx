import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { PolicyItemPageDto, PolicyStatus } from '../../../../../api/generated/model';
import { listOf } from '../../../../../shared/i18n/format';
import { useLanguage } from '../../../../../shared/i18n/use-language';
import styles from './items.module.css';

const reasons = ['offline', 'removed', 'kind', 'orientation', 'limit'] as const;

interface Props {
  /** It can have the focus. */
  ref: Ref<HTMLDivElement>;
  items: PolicyItemPageDto;
  status: PolicyStatus;
}

/** How many items are delivered now, and why the others are not. */
export function ItemsSummary({ ref, items, status }: Props) {
  const { t } = useTranslation('policy-items');
  const language = useLanguage();
  const { filterType, rule, list, delivered, total } = items;
  const isRule = filterType === 'rules';
  const why = reasons.flatMap((reason) => {
    // What a rule chooses is online and fits, and only its first items are here.
    const beyond = reason === 'limit' ? total - delivered : 0;
    const count = isRule ? beyond : list.filter((item) => item.reason === reason).length;
    return count === 0 ? [] : [t(`why.${reason}`, { count })];
  });
  return (
    <div ref={ref} tabIndex={-1} className={styles.summary}>
      {isRule && rule === null ? (
        <p>{t('summary.noRule')}</p>
      ) : (
        <p className={styles.delivered}>
          {t(status === 'online' ? 'summary' : 'summary.ready', { delivered, total })}
        </p>
      )}
      {why.length > 0 && <p className={styles.why}>{listOf(why, language)}</p>}
      {status === 'offline' && <p className={styles.why}>{t('summary.offline')}</p>}
    </div>
  );
}
