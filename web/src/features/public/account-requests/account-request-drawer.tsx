import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawerProps } from '../../../shared/records/page-parts';
import { ReviewDrawer } from '../../../shared/records/review-drawer';
import { SelectField } from '../../../shared/ui/fields/select-field';
import { AccountRequestRecordStore } from './account-request-record.store';
import { historyActions, roles } from './account-requests.constants';
import { AccountRequestDetails } from './components/account-request-details';
import { MadeLinkDialog } from './components/made-link-dialog';
import { useLanguage } from '../../../shared/i18n/use-language';
import { roleName } from '../../../shared/session/role-name';

/** The drawer of a request, and the link that was made. */
export const AccountRequestDrawer = observer(function AccountRequestDrawer({ id, ...drawer }: DrawerProps) {
  const { t } = useTranslation('account-requests');
  const language = useLanguage();
  const [store] = useState(() => new AccountRequestRecordStore(id));
  const { review, made } = store;
  const name = review.record.view.data?.name;
  return (
    <>
      <ReviewDrawer
        {...drawer}
        store={review}
        title={name ?? t('title')}
        gone={{ title: t('gone'), text: t('gone.text') }}
        words={{
          labelOf: (action) => t(`action.${action}`),
          doneOf: (action) => (action === 'makeLink' ? null : t(`done.${action}`)),
          history: {
            actions: historyActions,
            textOf: (action) => t(`history.${action}`),
            system: t('history.visitor'),
          },
          reason: { title: t('reject.title'), hint: t('reject.hint') },
          questionOf: (action, { email, emailHolders }) => {
            if (action !== 'approve' || emailHolders.length === 0) return null;
            const names = emailHolders.map((holder) => `${holder.name} (${holder.userName})`).join(', ');
            return { title: t('approve.title'), text: t('approve.claimed', { email, names }) };
          },
        }}
      >
        {(request) => (
          <AccountRequestDetails request={request}>
            {request.actions.includes('approve') && (
              <SelectField
                label={t('role')}
                hint={t('role.hint')}
                value={store.role}
                options={roles.map((role) => ({ value: role, label: roleName(role, language) }))}
                onChange={(role) => {
                  store.setRole(role);
                }}
              />
            )}
          </AccountRequestDetails>
        )}
      </ReviewDrawer>
      {made !== null && (
        <MadeLinkDialog
          made={made}
          name={name ?? ''}
          onClose={() => {
            store.setMade(null);
          }}
        />
      )}
    </>
  );
});
