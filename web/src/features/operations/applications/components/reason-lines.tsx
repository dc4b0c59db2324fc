import IconInfoCircle from '@arco-design/web-react/icon/react-icon/IconInfoCircle';
import { useTranslation } from 'react-i18next';
import type { ReturnReason } from '../../../../api/generated/model';
import styles from './result.module.css';

interface Props {
  reasons: readonly ReturnReason[];
  /** In the words of whoever returned it. */
  own?: string | null;
}

/** Reasons of a return together, each with what to do about it. */
export function ReasonLines({ reasons, own = null }: Props) {
  const { t } = useTranslation('applications');
  return (
    <ul className={styles.lines}>
      {reasons.map((reason) => (
        <li key={reason}>
          <IconInfoCircle aria-hidden="true" />
          <span>
            {t(`reason.${reason}`)} <span className={styles.by}>{t(`reason.${reason}.help`)}</span>
          </span>
        </li>
      ))}
      {own !== null && (
        <li>
          <IconInfoCircle aria-hidden="true" />
          <span>
            <span className={styles.reason}>{own}</span>{' '}
            <span className={styles.by}>{t('reason.own.help')}</span>
          </span>
        </li>
      )}
    </ul>
  );
}
