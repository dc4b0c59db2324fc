import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountLinkDto } from '../../../api/generated/model';
import { useLanguage } from '../../../shared/i18n/use-language';
import { FreshForm } from '../../../shared/forms/fresh-form';
import { useListView } from '../../../shared/lists/use-list-view';
import { useUrlView } from '../../../shared/lists/use-url-view';
import { may } from '../../../shared/session/permissions';
import { Button } from '../../../shared/ui/actions/button';
import { PageFrame } from '../../../shared/ui/layout/page-frame';
import { lazyPart } from '../../../shared/ui/feedback/lazy-part';
import { Pager } from '../../../shared/ui/pager/pager';
import { AccountDrawer } from './account-drawer';
import { accountsQuery, accountView } from './accounts-view';
import { newAccountList, newInvitation } from './accounts.store';
import styles from './components/account.module.css';
import { AccountFilters } from './components/account-filters';
import { AccountTable } from './components/account-table';
import { InviteDialog } from './components/invite-dialog';
import { LinkDialog } from './components/link-dialog';
import { useLinkSent } from './use-link-sent';

const AccountImportDrawer = lazyPart(
  async () => (await import('./account-import-drawer')).AccountImportDrawer,
);

export const AccountsPage = observer(function AccountsPage() {
  const { t } = useTranslation(['account-admin', 'shared']);
  const language = useLanguage();
  const tellSent = useLinkSent();
  const [store] = useState(newAccountList);
  const [made, setMade] = useState<(AccountLinkDto & { name: string }) | null>(null);
  const [view, open] = useUrlView(accountView);
  const { list } = store;
  useEffect(() => store.follow(), [store]);
  const { query, narrow, pager } = useListView(list, accountsQuery);
  const close = () => {
    open(accountView.initial);
  };
  return (
    <PageFrame title={t('shared:menu.list.accounts')}>
      {may('inviteAccount') && (
        <div className={styles.top}>
          <Button
            onClick={() => {
              open({ new: 'import' });
            }}
          >
            {t('action.import')}
          </Button>
          <Button
            look="primary"
            onClick={() => {
              open({ new: 'invitation' });
            }}
          >
            {t('action.invite')}
          </Button>
        </div>
      )}
      <AccountFilters
        query={query}
        busy={list.isLoading}
        onChange={narrow}
        onRefresh={() => void list.repeat()}
      />
      <AccountTable
        list={list}
        query={query}
        onQuery={narrow}
        onOpen={({ id }) => {
          open({ account: id });
        }}
      />
      <Pager {...pager} />
      {view.new === 'invitation' && may('inviteAccount') && (
        <FreshForm make={() => newInvitation(language)}>
          {(form) => (
            <InviteDialog
              form={form}
              onSent={(sent) => {
                close();
                setMade({ ...sent, name: form.values.name.trim() });
                tellSent(sent);
                store.changed();
              }}
              onCancel={close}
            />
          )}
        </FreshForm>
      )}
      {made !== null && made.link !== null && (
        <LinkDialog
          made={made}
          link={made.link}
          name={made.name}
          onClose={() => {
            setMade(null);
          }}
        />
      )}
      {view.new === 'import' && may('inviteAccount') && (
        <AccountImportDrawer onInvited={store.changed} onClose={close} onLost={close} />
      )}
      {view.account !== 0 && (
        <AccountDrawer
          key={view.account}
          id={view.account}
          changes={store.changes}
          onChanged={store.changed}
          onClose={close}
        />
      )}
    </PageFrame>
  );
});
