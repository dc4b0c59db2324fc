import IconExclamationCircleFill from '@arco-design/web-react/icon/react-icon/IconExclamationCircleFill';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SettingsDto } from '../../api/generated/model';
import { loadChunk } from '../../shared/chunks/load-chunk';
import { connection } from '../../shared/data/connection';
import { liveEvents } from '../../shared/live-events/live-events.store';
import { session } from '../../shared/session/session.store';
import { startPosition } from '../../shared/session/start';
import { offerReload } from '../../shared/ui/feedback/offer-reload';
import styles from './connection-banner.module.css';
import { useRaisedToasts } from './use-raised-toasts';

async function takeSettings(remote: SettingsDto): Promise<void> {
  const { accountSettings } = await loadChunk(() => import('../settings/follow-account'));
  await accountSettings.applyRemote(remote);
}

/** Listens while the frame is mounted, and shows a banner while there is no connection. */
export const ConnectionBanner = observer(function ConnectionBanner() {
  const { t } = useTranslation('live');
  // Until the second factor is set up, the stream is refused.
  const account = session.secondFactorDue ? undefined : session.user?.accountId;
  useEffect(() => {
    if (account === undefined) return;
    liveEvents.start(account, startPosition());
    const ends = [
      liveEvents.on('settings.changed', (remote) => void takeSettings(remote).catch(offerReload)),
      liveEvents.on('account.changed', (user) => {
        session.takeUser(user);
      }),
      liveEvents.onGap(() => void session.refreshUser()),
    ];
    return () => {
      for (const end of ends) end();
      liveEvents.stop();
    };
  }, [account]);

  const region = useRef<HTMLDivElement>(null);
  useRaisedToasts(region);

  const { isOffline, isDown } = connection;
  return (
    // Always mounted: a screen reader only announces what appears in a region it knows.
    <div ref={region} role="status" className={styles.region}>
      {isDown && (
        <p className={styles.banner}>
          <IconExclamationCircleFill />
          {t(isOffline ? 'offline' : 'away')}
        </p>
      )}
    </div>
  );
});
