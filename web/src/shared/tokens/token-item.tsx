import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccessTokenDto } from '../../api/generated/model';
import { Button } from '../ui/actions/button';
import { Time } from '../ui/layout/time';
import { useScopeText } from './scope-text';
import styles from '../ui/layout/listed-item.module.css';

interface Props {
  token: AccessTokenDto;
  onRevoke: () => void;
}

export function TokenItem({ token, onRevoke }: Props) {
  const { t } = useTranslation('tokens');
  const id = useId();
  const scopeText = useScopeText();
  const { name, scopes, expiresTime, lastUsedTime } = token;
  return (
    <li className={styles.item}>
      <div className={styles.about}>
        <div id={id} className={styles.name}>
          <bdi>{name}</bdi>
        </div>
        <div className={styles.facts}>
          <span>{scopes.map(scopeText).join(' · ')}</span>
          <Time wire={expiresTime} text={(time) => t('expires', { time })} />
          {lastUsedTime === null ? (
            <span>{t('unused')}</span>
          ) : (
            <Time wire={lastUsedTime} text={(time) => t('used', { time })} />
          )}
        </div>
      </div>
      <Button aria-describedby={id} onClick={onRevoke}>
        {t('revoke')}
      </Button>
    </li>
  );
}
