import IconArrowFall from '@arco-design/web-react/icon/react-icon/IconArrowFall';
import IconArrowRise from '@arco-design/web-react/icon/react-icon/IconArrowRise';
import { useTranslation } from 'react-i18next';
import { formatGrowth } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import styles from './growth.module.css';

/** @param percent null if the previous value was zero, so that there is no percentage */
export function Growth({ percent }: { percent: number | null }) {
  const { t } = useTranslation('workplace');
  const language = useLanguage();
  if (percent === null) return <span className={styles.up}>{t('growth.new')}</span>;
  if (percent === 0) return formatGrowth(0, language);
  const Arrow = percent > 0 ? IconArrowRise : IconArrowFall;
  return (
    <span className={percent > 0 ? styles.up : styles.down}>
      {formatGrowth(percent, language)} <Arrow />
    </span>
  );
}
