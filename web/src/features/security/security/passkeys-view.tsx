import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecurityDto } from '../../../api/generated/model';
import { supportsPasskeys } from '../../../shared/passkeys/supports-passkeys';
import { Button } from '../../../shared/ui/actions/button';
import { Skeleton } from '../../../shared/ui/feedback/skeleton';
import { ResourceView } from '../../../shared/ui/loaded/resource-view';
import { PasskeyItem } from './components/passkey-item';
import { type PasskeyDialog, PasskeyDialogs } from './passkey-dialogs';
import { PasskeysStore } from './passkeys.store';
import styles from './sessions-view.module.css';

interface Props {
  security: SecurityDto;
  /** What this browser is called; empty if that is not known yet. */
  device: string;
  /** A passkey was added, renamed or removed: confirms it. */
  onDone: (message: string) => void;
}

/** The passkeys of the person, and adding, renaming and removing them. */
export const PasskeysView = observer(function PasskeysView({ security, device, onDone }: Props) {
  const { t } = useTranslation('security');
  const [store] = useState(() => new PasskeysStore());
  const [dialog, setDialog] = useState<PasskeyDialog | null>(null);
  useEffect(() => {
    void store.load();
    return store.stop;
  }, [store]);
  const close = () => {
    setDialog(null);
  };
  const finish = (message: string) => {
    close();
    void store.load();
    onDone(message);
  };
  return (
    <section aria-labelledby="passkeys-title" className={styles.sessions}>
      <div className={styles.header}>
        <h2 id="passkeys-title" className={styles.title}>
          {t('passkeys')}
        </h2>
        {supportsPasskeys() && (
          <Button
            onClick={() => {
              setDialog({ kind: 'add', name: device });
            }}
          >
            {t('passkeys.add')}
          </Button>
        )}
      </div>
      <p>{t('passkeys.why')}</p>
      {!supportsPasskeys() && <p>{t('passkeys.none')}</p>}
      <ResourceView
        resource={store.passkeys}
        skeleton={<Skeleton height="4rem" />}
        onRetry={() => void store.load()}
      >
        {({ list }) => (
          <ul className={styles.list}>
            {list.map((passkey) => (
              <PasskeyItem
                key={passkey.id}
                passkey={passkey}
                onRename={() => {
                  setDialog({ kind: 'rename', passkey });
                }}
                onRemove={
                  isNeeded(security, list.length)
                    ? undefined
                    : () => {
                        setDialog({ kind: 'remove', passkey, isLast: isLast(security, list.length) });
                      }
                }
              />
            ))}
          </ul>
        )}
      </ResourceView>
      <PasskeyDialogs dialog={dialog} onDone={finish} onClose={close} />
    </section>
  );
});

/** No other second factor is left without it. */
function isLast({ authenticatorAppSince }: SecurityDto, count: number): boolean {
  return authenticatorAppSince === null && count === 1;
}

function isNeeded(security: SecurityDto, count: number): boolean {
  return security.secondFactorMandatory && isLast(security, count);
}
