import { useTranslation } from 'react-i18next';
import type { UserInfoDto } from '../../../../api/generated/model';
import { formatDate } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { StateTag } from '../../../../shared/ui/layout/state-tag';
import { AvatarButton } from '../avatar/avatar-button';
import styles from './account-panel.module.css';

const DAY = 'YYYY-MM-DD'.length;

/** Who is signed in. These values are not changed in a form. */
export function AccountPanel({ user }: { user: UserInfoDto }) {
  const { t } = useTranslation('accounts');
  const language = useLanguage();
  const { name, avatar, accountId, phone, registrationDate, certification } = user;
  const facts = [
    { key: 'accountId', value: accountId },
    { key: 'phone', value: phone === '' ? t('panel.none') : phone },
    { key: 'registrationDate', value: formatDate(registrationDate.slice(0, DAY), language) },
  ] as const;
  return (
    <div className={styles.panel}>
      <AvatarButton name={name} picture={avatar} />
      <div className={styles.about}>
        <p className={styles.name}>
          <span className={styles.text}>{name}</span>
          <StateTag tone={certification === 1 ? 'good' : 'quiet'}>
            {t(certification === 1 ? 'panel.certified' : 'panel.notCertified')}
          </StateTag>
        </p>
        <dl className={styles.facts}>
          {facts.map(({ key, value }) => (
            <div key={key}>
              <dt>{t(`panel.${key}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
