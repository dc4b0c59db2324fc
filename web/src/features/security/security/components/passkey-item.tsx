import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PasskeyDto } from '../../../../api/generated/model';
import { Button } from '../../../../shared/ui/actions/button';
import { StateTag } from '../../../../shared/ui/layout/state-tag';
import { Time } from '../../../../shared/ui/layout/time';
import itemStyles from '../../../../shared/ui/layout/listed-item.module.css';
import rowStyles from './security-row.module.css';

interface Props {
  passkey: PasskeyDto;
  onRename: () => void;
  /** Undefined for the last second factor of somebody who must have one. */
  onRemove: (() => void) | undefined;
}

export function PasskeyItem({ passkey, onRename, onRemove }: Props) {
  const { t } = useTranslation('security');
  const id = useId();
  const { name, backedUp, createdTime, lastUsedTime } = passkey;
  return (
    <li className={itemStyles.item}>
      <div className={itemStyles.about}>
        <div id={id} className={itemStyles.name}>
          <bdi>{name}</bdi>
          {backedUp && <StateTag tone="info">{t('passkeys.backedUp')}</StateTag>}
        </div>
        <div className={itemStyles.facts}>
          <Time wire={createdTime} text={(time) => t('passkeys.since', { time })} />
          {lastUsedTime === null ? (
            <span>{t('passkeys.unused')}</span>
          ) : (
            <Time wire={lastUsedTime} text={(time) => t('passkeys.used', { time })} />
          )}
        </div>
      </div>
      <div className={rowStyles.actions}>
        <Button aria-describedby={id} onClick={onRename}>
          {t('passkeys.rename')}
        </Button>
        {onRemove !== undefined && (
          <Button aria-describedby={id} onClick={onRemove}>
            {t('passkeys.remove')}
          </Button>
        )}
      </div>
    </li>
  );
}
