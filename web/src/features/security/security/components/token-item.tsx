import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccessTokenDto } from '../../../../api/generated/model';
import { Button } from '../../../../shared/ui/actions/button';
import { Time } from '../../../../shared/ui/layout/time';
import { useScopeText } from './scope-text';
import styles from './session-item.module.css';

interface Props {
  token: AccessTokenDto;
  onRevoke: () => void;
}

export function TokenItem({ token, onRevoke }: Props) {
  const { t } = useTranslation('security');
  const id = useId();
  const scopeText = useScopeText();
  const { name, scopes, expiresTime, lastUsedTime } = token;
  return (
    <li className={styles.session}>
      <div className={styles.about}>
        <div id={id} className={styles.device}>
          <bdi>{name}</bdi>
        </div>
        <div className={styles.facts}>
          <span>{scopes.map(scopeText).join(' · ')}</span>
          <Time wire={expiresTime} text={(time) => t('tokens.expires', { time })} />
          {lastUsedTime === null ? (
            <span>{t('tokens.unused')}</span>
          ) : (
            <Time wire={lastUsedTime} text={(time) => t('tokens.used', { time })} />
          )}
        </div>
      </div>
      <Button aria-describedby={id} onClick={onRevoke}>
        {t('tokens.revoke')}
      </Button>
    </li>
  );
}
