import { useTranslation } from 'react-i18next';
import type { AccountRequestDto } from '../../../../api/generated/model';
import { StateTag } from '../../../../shared/ui/layout/state-tag';
import styles from './account-request.module.css';

/** The other accounts that have the address of the request. */
export function EmailHolders({ request: { emailHolders } }: { request: AccountRequestDto }) {
  const { t } = useTranslation('account-requests');
  return (
    <div className={styles.address}>
      <ul className={styles.holders}>
        {emailHolders.map(({ userName, name, isConfirmed }) => (
          <li key={userName} className={styles.address}>
            <span>
              <bdi>{name}</bdi> (<bdi>{userName}</bdi>)
            </span>
            <StateTag tone={isConfirmed ? 'bad' : 'quiet'}>
              {t(isConfirmed ? 'email.isTheirs' : 'email.isNotConfirmed')}
            </StateTag>
          </li>
        ))}
      </ul>
      <p className={styles.warning}>{t('email.claimed')}</p>
    </div>
  );
}
