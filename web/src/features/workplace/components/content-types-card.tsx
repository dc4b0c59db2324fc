import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PolicySummaryDto } from '../../../api/generated/model';
import type { Resource } from '../../../shared/data/resource';
import { formatNumber } from '../../../shared/i18n/format';
import { useLanguage } from '../../../shared/i18n/use-language';
import { Card } from '../../../shared/ui/card';
import { ResourceView } from '../../../shared/ui/resource-view';
import { Skeleton } from '../../../shared/ui/skeleton';
import { policiesLink } from '../policies-link';
import styles from './content-types-card.module.css';

interface Props {
  summary: Resource<PolicySummaryDto>;
  onRetry: () => void;
}

/** How the items are shared out among the content types; the bars are parts of the whole. */
export function ContentTypesCard({ summary, onRetry }: Props) {
  const { t } = useTranslation('workplace');
  const language = useLanguage();
  const skeleton = (
    <div className={styles.types}>
      {[0, 1, 2].map((at) => (
        <Skeleton key={at} height={84} />
      ))}
    </div>
  );
  return (
    <Card title={t('types')}>
      <ResourceView resource={summary} skeleton={skeleton} onRetry={onRetry}>
        {({ byContentType, countTotal }) => (
          <ul className={styles.types}>
            {byContentType.map(({ contentType, policies, count }) => (
              <li key={contentType}>
                <Link to={policiesLink({ contentType })} className={styles.type}>
                  <span className={styles.line}>
                    <span>{t(`types.${contentType}`)}</span>
                    <strong>{t('types.items', { count, formatted: formatNumber(count, language) })}</strong>
                  </span>
                  <span className={styles.bar}>
                    <span
                      className={`${styles.part} ${styles[contentType]}`}
                      style={{ width: `${countTotal === 0 ? 0 : (count / countTotal) * 100}%` }}
                    />
                  </span>
                  <span className={styles.note}>{t('types.sets', { count: policies })}</span>
                </Link>
              </li>
            ))}
            <li className={styles.total}>
              <span>{t('types.total')}</span>
              <strong>{formatNumber(countTotal, language)}</strong>
            </li>
          </ul>
        )}
      </ResourceView>
    </Card>
  );
}
