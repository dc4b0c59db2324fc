import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountLinkDto } from '../../../api/generated/model';
import { listAccountsLimits } from '../../../api/generated/model/limits/accounts';
import { FreshForm } from '../../../shared/forms/fresh-form';
import { useLanguage } from '../../../shared/i18n/use-language';
import { RecordsPage } from '../../../shared/records/records-page';
import { SearchFilters } from '../../../shared/records/search-filters';
import { lazyPart } from '../../../shared/ui/feedback/lazy-part';
import { AccountDrawer } from './account-drawer';
import { accountsQuery, accountView, unfiltered } from './accounts-view';
import { roles, states } from './accounts.constants';
import { newAccountList, newInvitation } from './accounts.store';
import { AccountTable } from './components/account-table';
import { InviteDialog } from './components/invite-dialog';
import { LinkDialog } from './components/link-dialog';
import { useLinkSent } from './use-link-sent';
import { roleName } from '../../../shared/session/role-name';

const AccountImportDrawer = lazyPart(
  async () => (await import('./account-import-drawer')).AccountImportDrawer,
);

export function AccountsPage() {
  const { t } = useTranslation(['account-admin', 'shared']);
  const language = useLanguage();
  const tellSent = useLinkSent();
  const [made, setMade] = useState<(AccountLinkDto & { name: string }) | null>(null);
  return (
    <>
      <RecordsPage
        title={t('shared:menu.list.accounts')}
        newList={newAccountList}
        query={accountsQuery}
        view={accountView}
        name="account"
        keyOf={({ id }) => id}
        begin={[
          {
            as: 'import',
            operation: 'inviteAccount',
            label: t('action.import'),
            form: ({ close, changed }) => (
              <AccountImportDrawer onInvited={changed} onClose={close} onLost={close} />
            ),
          },
          {
            as: 'invitation',
            operation: 'inviteAccount',
            label: t('action.invite'),
            form: ({ close, changed }) => (
              <FreshForm make={() => newInvitation(language)}>
                {(form) => (
                  <InviteDialog
                    form={form}
                    onSent={(sent) => {
                      close();
                      setMade({ ...sent, name: form.values.name.trim() });
                      tellSent(sent);
                      changed();
                    }}
                    onCancel={close}
                  />
                )}
              </FreshForm>
            ),
          },
        ]}
        filters={(props) => (
          <SearchFilters
            {...props}
            unfiltered={unfiltered}
            hint={t('filter.search.hint')}
            maxLength={listAccountsLimits.search.maxLength}
            choices={{
              role: { label: t('column.role'), choices: roles, textOf: (role) => roleName(role, language) },
              state: { label: t('column.state'), choices: states, textOf: (state) => t(`state.${state}`) },
            }}
          />
        )}
        table={(props) => <AccountTable {...props} />}
        drawer={(props) => <AccountDrawer {...props} />}
      />
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
    </>
  );
}
