import { useTranslation } from 'react-i18next';
import type { PolicyImportDto } from '../../../../../api/generated/model';
import { formatNumber } from '../../../../../shared/i18n/format';
import { useLanguage } from '../../../../../shared/i18n/use-language';
import styles from './import.module.css';

const counted = ['rows', 'create', 'update', 'unchanged', 'error'] as const;

export function ImportCounts({ check }: { check: PolicyImportDto }) {
  const { t } = useTranslation('policies');
  const language = useLanguage();
  return (
    <dl className={styles.counts}>
      {counted.map((key) => (
        <div key={key} data-kind={check[key] > 0 ? key : undefined}>
          <dt>{t(`import.count.${key}`)}</dt>
          <dd>{formatNumber(check[key], language)}</dd>
        </div>
      ))}
    </dl>
  );
}
