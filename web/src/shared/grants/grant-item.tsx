import { useTranslation } from 'react-i18next';
import type { GrantDto } from '../../api/generated/model';
import { formatDate } from '../i18n/format';
import { isolated } from '../i18n/isolated';
import { useLanguage } from '../i18n/use-language';
import { grantName } from '../session/grant-name';
import styles from '../ui/layout/listed-item.module.css';
import { StandaloneLink } from '../ui/actions/standalone-link';

interface Props {
  grant: GrantDto;
  /** Whether it says whose it is. */
  isNamed: boolean;
}

export function GrantItem({ grant, isNamed }: Props) {
  const { t } = useTranslation('grants');
  const language = useLanguage();
  const { account, name, capability, reason, givenBy, lastDay } = grant;
  return (
    <li className={styles.item}>
      <div className={styles.about}>
        <div className={styles.name}>
          {isNamed && (
            <StandaloneLink to={`/list/accounts?account=${account}`}>
              <bdi>{name}</bdi>
            </StandaloneLink>
          )}
          <span>{grantName(capability, language)}</span>
        </div>
        <div className={styles.facts}>
          <span>{t('until', { day: formatDate(lastDay, language) })}</span>
          <span>{t('by', { name: isolated(givenBy) })}</span>
          <bdi>{reason}</bdi>
        </div>
      </div>
    </li>
  );
}
