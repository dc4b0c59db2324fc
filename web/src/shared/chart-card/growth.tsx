import IconArrowFall from '@arco-design/web-react/icon/react-icon/IconArrowFall';
import IconArrowRise from '@arco-design/web-react/icon/react-icon/IconArrowRise';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/use-language';
import { directionOf, growthText } from './growth-text';
import styles from './growth.module.css';

const arrows = { up: IconArrowRise, new: IconArrowRise, down: IconArrowFall, same: null };

/**
 * A growth by arrow, word and colour: each of them is enough.
 * @param percent 12.5 is 12.5 %; null if there was nothing before, so that there is no percentage
 */
export function Growth({ percent }: { percent: number | null }) {
  const { t } = useTranslation('charts');
  const language = useLanguage();
  const direction = directionOf(percent);
  const Arrow = arrows[direction];
  return (
    <span className={styles[direction]}>
      {Arrow && <Arrow className={styles.arrow} />}
      {growthText(t, percent, language)}
    </span>
  );
}
