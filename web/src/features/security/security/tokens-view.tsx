import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccessTokenDto } from '../../../api/generated/model';
import { ShownOnceDialog } from '../../../shared/records/shown-once-dialog';
import { Button } from '../../../shared/ui/actions/button';
import { Skeleton } from '../../../shared/ui/feedback/skeleton';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { ResourceView } from '../../../shared/ui/loaded/resource-view';
import { confirm } from '../../../shared/ui/overlays/confirm';
import { TokenItem } from './components/token-item';
import styles from './sessions-view.module.css';
import { TokenDialog } from './token-dialog';
import { TokensStore } from './tokens.store';

/** The tokens of the person, and making and revoking them. */
export const TokensView = observer(function TokensView() {
  const { t } = useTranslation('security');
  const [store] = useState(() => new TokensStore());
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  useEffect(() => {
    void store.load();
    return store.stop;
  }, [store]);
  const revoke = async (token: AccessTokenDto) => {
    const isRevoked = await confirm({
      title: t('tokens.revoke.title'),
      text: t('tokens.revoke.text', { name: token.name }),
      action: t('tokens.revoke'),
      isIrreversible: true,
      run: () => store.revoke(token),
    });
    if (isRevoked) toasts.show({ kind: 'success', text: t('tokens.revoked') });
  };
  return (
    <section aria-labelledby="tokens-title" className={styles.sessions}>
      <div className={styles.header}>
        <h2 id="tokens-title" className={styles.title}>
          {t('tokens')}
        </h2>
        <Button
          onClick={() => {
            setMaking(true);
          }}
        >
          {t('tokens.make')}
        </Button>
      </div>
      <ResourceView
        resource={store.tokens}
        skeleton={<Skeleton height="4rem" />}
        onRetry={() => void store.load()}
      >
        {({ list, scopes }) => (
          <>
            {list.length === 0 && <p>{t('tokens.none')}</p>}
            <ul className={styles.list}>
              {list.map((token) => (
                <TokenItem key={token.id} token={token} onRevoke={() => void revoke(token)} />
              ))}
            </ul>
            {isMaking && (
              <TokenDialog
                scopes={scopes}
                onMade={({ token }) => {
                  setMaking(false);
                  setMade(token);
                  void store.load();
                }}
                onCancel={() => {
                  setMaking(false);
                }}
              />
            )}
          </>
        )}
      </ResourceView>
      {made !== null && (
        <ShownOnceDialog
          title={t('tokens.made')}
          text={t('tokens.once')}
          label={t('tokens.token')}
          value={made}
          copy={{ action: t('tokens.copy'), copied: t('tokens.copied'), failed: t('tokens.copyFailed') }}
          onClose={() => {
            setMade(null);
          }}
        />
      )}
    </section>
  );
});
