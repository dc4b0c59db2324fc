import { useTranslation } from 'react-i18next';
import { formatNumber } from '../i18n/format';
import { useLanguage } from '../i18n/use-language';
import styles from './record.module.css';

interface Props {
  record: { approvals?: string[]; approvalsNeeded?: number; leftTo?: string[]; leftFrom?: string | null };
}

/** How many have approved the record, and who, where more than one person has to; who decides it instead of the reader. */
export function Approvals({ record }: Props) {
  return (
    <>
      <Counted record={record} />
      <Left record={record} />
    </>
  );
}

function Counted({ record: { approvals = [], approvalsNeeded = 0 } }: Props) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  if (approvalsNeeded < 2) return null;
  return (
    <p className={styles.approvals}>
      {t('approvals', {
        approvals: formatNumber(approvals.length, language),
        needed: formatNumber(approvalsNeeded, language),
      })}
      {approvals.map((name) => (
        <bdi key={name}>{name}</bdi>
      ))}
    </p>
  );
}

function Left({ record: { leftTo = [], leftFrom = null } }: Props) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  if (leftTo.length === 0) return null;
  const names = new Intl.ListFormat(language).format(leftTo);
  return (
    <p className={styles.approvals}>
      {leftFrom === null ? t('left.now', { names }) : t('left.later', { names, time: leftFrom })}
    </p>
  );
}
