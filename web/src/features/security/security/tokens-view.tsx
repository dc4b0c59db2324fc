import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ShownOnceDialog } from '../../../shared/records/shown-once-dialog';
import { TokenList } from '../../../shared/tokens/token-list';
import { Button } from '../../../shared/ui/actions/button';
import { Skeleton } from '../../../shared/ui/feedback/skeleton';
import { ResourceView } from '../../../shared/ui/loaded/resource-view';
import styles from './sessions-view.module.css';
import { TokenDialog } from './token-dialog';
import { TokensStore } from './tokens.store';

/** The tokens of the person, and making and revoking them. */
export const TokensView = observer(function TokensView() {
  const { t } = useTranslation(['security', 'tokens']);
  const [store] = useState(() => new TokensStore());
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  useEffect(() => {
    void store.load();
    return store.stop;
  }, [store]);
  return (
    <section aria-labelledby="tokens-title" className={styles.sessions}>
      <div className={styles.header}>
        <h2 id="tokens-title" className={styles.title}>
          {t('tokens:title')}
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
            <TokenList tokens={list} none={t('tokens.none')} revoke={store.revoke} />
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
