import { useTranslation } from 'react-i18next';
import { atApi } from '../../../../api/api-base';
import styles from './comparison.module.css';

const SIGNS = { added: '+', removed: '−' } as const;

interface Props {
  /** Addresses; undefined where there is no cover. */
  before: string | undefined;
  after: string | undefined;
}

/** The cover that was taken away and the one that was added. What they show is a field of its own. */
export function ComparedCovers({ before, after }: Props) {
  const { t } = useTranslation('content-items');
  const covers = [
    ['removed', before],
    ['added', after],
  ] as const;
  return covers.map(([change, address]) => (
    <p key={change} className={`${styles.line} ${styles[change]}`}>
      <span aria-hidden="true" className={styles.sign}>
        {SIGNS[change]}
      </span>
      <span className="visually-hidden">{t(`compare.${change}`)}: </span>
      {address === undefined ? (
        t('compare.none')
      ) : (
        <img src={atApi(address)} alt={t('column.cover')} className={styles.cover} />
      )}
    </p>
  ));
}
