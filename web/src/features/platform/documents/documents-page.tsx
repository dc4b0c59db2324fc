import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { productLimits } from '../../../api/generated/model/productLimits';
import { formatBytes, formatNumber } from '../../../shared/i18n/format';
import { useLanguage } from '../../../shared/i18n/use-language';
import { useUrlView } from '../../../shared/lists/use-url-view';
import { type Guide, guides } from '../../../shared/pages/guides';
import { PageFrame } from '../../../shared/ui/layout/page-frame';
import styles from './documents-page.module.css';
import { documentsView } from './documents-view';
import { guideSteps } from './guide-steps';

/** The guides of the product. The address names the guide. */
export function DocumentsPage() {
  const { t } = useTranslation(['documents', 'workplace', 'shared']);
  const [{ guide }] = useUrlView(documentsView);
  return (
    <PageFrame title={t('shared:menu.dashboard.documents')}>
      <div className={styles.columns}>
        <nav aria-label={t('guides')} className={styles.nav}>
          <ul>
            {guides.map((name) => (
              <li key={name}>
                <Link
                  to={{ search: `guide=${name}` }}
                  className={styles.entry}
                  aria-current={name === guide ? 'page' : undefined}
                >
                  {t(`workplace:guide.${name}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Article guide={guide} />
      </div>
    </PageFrame>
  );
}

function Article({ guide }: { guide: Guide }) {
  const { t } = useTranslation(['documents', 'workplace']);
  const language = useLanguage();
  const { steps, to } = guideSteps[guide];
  const limits = {
    rows: formatNumber(productLimits.importRows, language),
    size: formatBytes(productLimits.importBytes, language),
  };
  return (
    <article className={styles.article}>
      <h2 className={styles.title}>{t(`workplace:guide.${guide}`)}</h2>
      <p>{t(guide)}</p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step} className={styles.step}>
            <h3 className={styles.heading}>{t(step)}</h3>
            <p>{t(`${step}.text`, limits)}</p>
          </li>
        ))}
      </ol>
      <p className={styles.rule}>{t(`${guide}.rule`)}</p>
      <Link to={to} className={styles.open}>
        {t(`${guide}.open`)}
      </Link>
    </article>
  );
}
