import { useTranslation } from 'react-i18next';
import { formatNumber } from '../i18n/format';
import { useLanguage } from '../i18n/use-language';
import styles from './sheet.module.css';

const KEYS = ['rows', 'create', 'update', 'unchanged', 'error'] as const;

interface Props {
  /** What the import of a table would do; only what it can do is shown. */
  counts: Partial<Record<(typeof KEYS)[number], number>>;
}

export function SheetCounts({ counts }: Props) {
  const { t, ready } = useTranslation('sheets');
  const language = useLanguage();
  if (!ready) return null;
  return (
    <dl className={styles.counts}>
      {KEYS.map((key) => ({ key, count: counts[key] })).map(
        ({ key, count }) =>
          count !== undefined && (
            <div key={key} data-kind={count > 0 ? key : undefined}>
              <dt>{t(`count.${key}`)}</dt>
              <dd>{formatNumber(count, language)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
