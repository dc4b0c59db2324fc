import { useTranslation } from 'react-i18next';
import { formatNumber } from '../i18n/format';
import { useLanguage } from '../i18n/use-language';
import styles from './record.module.css';

interface Props {
  record: { approvals?: string[]; approvalsNeeded?: number };
}

/** How many have approved the record, and who, where more than one person has to. */
export function Approvals({ record: { approvals = [], approvalsNeeded = 0 } }: Props) {
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
