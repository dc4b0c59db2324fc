import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnSessionDto } from '../../../../api/generated/model';
import { Button } from '../../../../shared/ui/actions/button';
import styles from '../../../../shared/ui/layout/listed-item.module.css';
import { StateTag } from '../../../../shared/ui/layout/state-tag';
import { Time } from '../../../../shared/ui/layout/time';
import { deviceText } from './device-text';

interface Props {
  session: OwnSessionDto;
  onEnd: () => void;
}

export function SessionItem({ session, onEnd }: Props) {
  const { t } = useTranslation('security');
  const id = useId();
  const { address, createdAt, lastSeenAt, isCurrent } = session;
  return (
    <li className={styles.item}>
      <div className={styles.about}>
        <div id={id} className={styles.name}>
          {deviceText(session, t)}
          {isCurrent && <StateTag tone="info">{t('sessions.current')}</StateTag>}
        </div>
        <div className={styles.facts}>
          <span>{t('sessions.from', { address })}</span>
          <Time wire={createdAt} text={(time) => t('sessions.openedAt', { time })} />
          {!isCurrent && <Time wire={lastSeenAt} text={(time) => t('sessions.seenAt', { time })} />}
        </div>
      </div>
      {!isCurrent && (
        <Button aria-describedby={id} onClick={onEnd}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
