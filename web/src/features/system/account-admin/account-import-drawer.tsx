import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/i18n/format';
import { useLanguage } from '../../../shared/i18n/use-language';
import { InlineError } from '../../../shared/ui/feedback/inline-error';
import { confirm } from '../../../shared/ui/overlays/confirm';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { FileField } from '../../../shared/upload/file-field';
import { AccountImportStore } from './account-import.store';
import styles from './components/import/account-import.module.css';
import { ImportedLinks } from './components/import/imported-links';
import { InvitedPeople } from './components/import/invited-people';
import { PeopleCheck } from './components/import/people-check';
import { accountImportLimits } from './accounts.constants';
import { forgetImport } from './kept-account-import';

interface Props {
  onInvited: () => void;
  onClose: () => void;
}

/** Invites the people of a spreadsheet. Nobody is invited before the user has seen how many there are. */
export const AccountImportDrawer = observer(function AccountImportDrawer({ onInvited, onClose }: Props) {
  const { t } = useTranslation('account-admin');
  const language = useLanguage();
  const [store] = useState(() => new AccountImportStore());
  const [isSaved, setSaved] = useState(false);
  const { check, file, fileName, invited, invitedBefore, links } = store;

  const invite = async () => {
    await store.confirm();
    if (store.invited !== null) onInvited();
  };
  // The links are not shown again.
  const close = async () => {
    const question = {
      title: t('import.leave.title'),
      text: t('import.leave.text'),
      action: t('import.leave.close'),
      keep: t('import.leave.keep'),
      isIrreversible: true,
    };
    if (links.length > 0 && !isSaved && !(await confirm(question))) return;
    forgetImport();
    onClose();
  };

  return (
    <Dialog shape="sheet" title={t('import.title')} onClose={() => void close()}>
      <div className={styles.body}>
        {store.failure !== null && <InlineError error={store.failure} />}
        {invited !== null && (
          <ImportedLinks
            invited={invited}
            links={links}
            onSaved={() => {
              setSaved(true);
            }}
            onClose={() => void close()}
          />
        )}
        {invitedBefore !== null && (
          <InvitedPeople people={invitedBefore} onAgain={store.startOver} onClose={() => void close()} />
        )}
        {invited === null && invitedBefore === null && check !== null && (
          <PeopleCheck
            check={check}
            fileName={fileName}
            isBusy={store.isBusy}
            isOutdated={store.isOutdated}
            onRead={file === null ? null : (choice) => void store.read(choice)}
            onAgain={store.startOver}
            onConfirm={() => void invite()}
          />
        )}
        {check === null && (
          <>
            <FileField
              label={t('import.choose')}
              contentRule={t('import.rows', { rows: formatNumber(accountImportLimits.rows, language) })}
              upload={store.upload}
            />
            <p className={styles.rules}>{t('import.rules')}</p>
          </>
        )}
      </div>
    </Dialog>
  );
});
