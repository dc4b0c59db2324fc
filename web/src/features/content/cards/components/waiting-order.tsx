import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ServiceOrderDto } from '../../../../api/generated/model';
import { formatMoney } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { Permitted } from '../../../../shared/session/permitted';
import { rolesThatMay } from '../../../../shared/session/permissions';
import styles from './service-card.module.css';

/** The order of the service that waits for payment. */
export function WaitingOrder({ order: { id, kind, termMonths, price } }: { order: ServiceOrderDto }) {
  const { t } = useTranslation(['cards', 'ordering']);
  const language = useLanguage();
  return (
    <p className={styles.until}>
      {t(`service.waits.${kind}`, {
        term: t('ordering:months', { count: termMonths }),
        price: formatMoney(price, language),
      })}{' '}
      <Permitted roles={rolesThatMay('getServiceOrder')}>
        <Link to={`/list/orders?order=${id}`}>{t('service.waits.view')}</Link>
      </Permitted>
    </p>
  );
}
