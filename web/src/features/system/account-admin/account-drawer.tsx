import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountAction, AccountDto, AuditEntryDto } from '../../../api/generated/model';
import { AuditLink } from '../../../shared/history/audit-link';
import type { DrawerProps } from '../../../shared/records/page-parts';
import { RecordActions } from '../../../shared/records/record-actions';
import { isolated } from '../../../shared/i18n/isolated';
import { RecordDrawer } from '../../../shared/records/record-drawer';
import { RecordHistory } from '../../../shared/records/record-history';
import { may } from '../../../shared/session/permissions';
import { Grants } from '../../../shared/grants/grants';
import { session } from '../../../shared/session/session.store';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { undoable } from '../../../shared/ui/feedback/undoable';
import { confirm } from '../../../shared/ui/overlays/confirm';
import { AccountRecordStore, type Asked, isAsked, othersOf, undoChange } from './account-record.store';
import { AccountTokens } from './account-tokens';
import { grantable, historyActions } from './accounts.constants';
import { AccountDetails } from './components/account-details';
import { ChangeDialog } from './components/change-dialog';
import { LinkDialog } from './components/link-dialog';
import { useLinkSent } from './use-link-sent';

/** The drawer of an account: its facts, history and actions. */
export const AccountDrawer = observer(function AccountDrawer(props: DrawerProps) {
  const { id, changes, onChanged, onClose } = props;
  const { t } = useTranslation(['account-admin', 'records']);
  const tellSent = useLinkSent();
  const [store] = useState(() => new AccountRecordStore(id));
  const { record, asked, made } = store;
  const name = record.view.data?.name ?? '';

  const done = (text: string) => {
    toasts.show({ kind: 'success', text });
    onChanged();
  };
  const run = async (action: AccountAction, account: AccountDto) => {
    if (isAsked(action)) store.ask(action, account);
    else if (action === 'enable') {
      if (await store.enable()) done(t('done.enable'));
    } else if (action === 'unlock') {
      if (await store.unlock()) done(t('done.unlock'));
    } else {
      const isDone = await confirm({
        title: t(`${action}.title`, { name }),
        text: t(`${action}.text`),
        action: t(`action.${action}`),
        isIrreversible: false,
        run: () => (action === 'makeLink' ? store.makeLink() : store.endSessions()),
      });
      if (!isDone) return;
      if (action === 'endSessions') toasts.show({ kind: 'success', text: t('done.endSessions') });
      else if (store.made !== null) tellSent(store.made);
      onChanged();
    }
  };
  const sent = (action: Asked, before: AccountDto) => {
    store.closeForm();
    if (action !== 'changeRole' && action !== 'disable') {
      done(t(`done.${action}`));
      if (action === 'remove') onClose();
      return;
    }
    undoable({ text: t(`done.${action}`), undo: () => undoChange(before, action, t('undo.reason')) });
    onChanged();
  };
  return (
    <>
      <RecordDrawer
        record={record}
        title={name === '' ? t('title') : name}
        gone={{ title: t('gone'), text: t('gone.text') }}
        changes={changes}
        onClose={onClose}
      >
        {(account) => (
          <>
            <AccountDetails account={account} isOwn={account.accountId === session.user?.accountId} />
            {may('listGrants') && <Grants account={id} heading="h3" changes={changes} />}
            {may('listAccountTokens') && <AccountTokens account={id} changes={changes} />}
            <RecordHistory
              store={record.history}
              actions={historyActions}
              textOf={(action, entry) => withReason(t(`history.${action}`), entry)}
              system={t('history.system')}
            />
            <AuditLink of={{ entity: 'notifications', entityId: id }} label={t('audit.notifications')} />
            <RecordActions
              record={record}
              actions={account.actions}
              labelOf={(action) => t(`action.${action}`)}
              danger="remove"
              onAction={(action) => void run(action, account)}
            />
          </>
        )}
      </RecordDrawer>
      {asked !== null && record.view.data !== null && (
        <AskedChange
          asked={asked}
          account={record.view.data}
          onSent={sent}
          onCancel={() => {
            store.closeForm();
          }}
        />
      )}
      {made !== null && made.link !== null && (
        <LinkDialog
          made={made}
          link={made.link}
          name={name}
          onClose={() => {
            store.setMade(null);
          }}
        />
      )}
    </>
  );
});

interface AskedProps {
  asked: NonNullable<AccountRecordStore['asked']>;
  account: AccountDto;
  onSent: (action: Asked, before: AccountDto) => void;
  onCancel: () => void;
}

/** Remembers the account as it was when the form was opened, to undo the change. */
function AskedChange({ asked: { action, form }, account, onSent, onCancel }: AskedProps) {
  const [before] = useState(account);
  return (
    <ChangeDialog
      action={action}
      form={form}
      name={before.name}
      roles={othersOf(before.role)}
      capabilities={action === 'endGrant' ? before.grants : grantable}
      onSent={() => {
        onSent(action, before);
      }}
      onCancel={onCancel}
    />
  );
}

function withReason(text: string, { after }: AuditEntryDto): string {
  const { reason } = (after ?? {}) as { reason?: string };
  return reason === undefined || reason === '' ? text : `${text}: ${isolated(reason)}`;
}
