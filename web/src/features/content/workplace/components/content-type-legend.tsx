import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ContentTypeFiguresDto } from '../../../../api/generated/model';
import { Swatch } from '../../../../shared/charts/swatch';
import { shares } from '../../../../shared/charts/shares';
import { formatNumber, formatPercent } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { policiesLink } from '../policies-link';
import styles from './content-type-legend.module.css';

/** The legend of the donut. Each entry links to the rows that its slice counts. */
export function ContentTypeLegend({ types }: { types: ContentTypeFiguresDto[] }) {
  const { t } = useTranslation('workplace');
  const language = useLanguage();
  const percent = shares(types.map(({ count }) => count));
  return (
    <ul className={styles.legend}>
      {types.map(({ contentType, policies, count }, at) => (
        <li key={contentType}>
          <Link to={policiesLink({ contentType })} className={styles.type}>
            <Swatch kind="donut" at={at} />
            <span className={styles.name}>
              {t(`types.${contentType}`)}
              <span className={styles.note}>
                {t('types.items', { count, formatted: formatNumber(count, language) })}{' '}
                {t('types.sets', { count: policies })}
              </span>
            </span>
            <strong className={styles.share}>{formatPercent(percent[at] ?? 0, language)}</strong>
          </Link>
        </li>
      ))}
    </ul>
  );
}
