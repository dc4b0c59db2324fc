import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberRole, PersonDto } from '../../../api/generated/model';
import { listGroupCandidatesLimits } from '../../../api/generated/model/limits/directory';
import { Button } from '../../../shared/ui/actions/button';
import { NoteLine } from '../../../shared/ui/feedback/note-line';
import { SkeletonLines } from '../../../shared/ui/feedback/skeleton-lines';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { RadioField } from '../../../shared/ui/fields/radio-field';
import { SearchField } from '../../../shared/ui/fields/search-field';
import { ResourceView } from '../../../shared/ui/loaded/resource-view';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { DialogActions } from '../../../shared/ui/overlays/dialog-actions';
import { memberRoles } from './directory.constants';
import type { GroupRecordStore } from './group-record.store';
import styles from './components/directory.module.css';
import { Person } from './components/person';

interface Props {
  store: GroupRecordStore;
  onAdded: () => void;
  onClose: () => void;
}

/** Finds people by name and adds them, one after the other. */
export const AddMembersDialog = observer(function AddMembersDialog({ store, onAdded, onClose }: Props) {
  const { t } = useTranslation(['directory', 'records', 'shared']);
  const [role, setRole] = useState<MemberRole>('member');
  const { record, candidates, search } = store;
  useEffect(() => {
    store.find('');
    return candidates.stop;
  }, [store, candidates]);
  const add = async ({ account, name }: PersonDto) => {
    if (!(await store.saveMember(account, role))) return;
    toasts.show({ kind: 'success', text: t('done.addMember', { name }) });
    store.findAgain();
    onAdded();
  };
  return (
    <Dialog title={t('action.changeMembers')} onClose={onClose}>
      <div className={styles.chooser}>
        <SearchField
          label={t('candidates.search')}
          value={search}
          maxLength={listGroupCandidatesLimits.search.maxLength}
          onChange={store.find}
        />
        <RadioField
          label={t('candidates.role')}
          value={role}
          options={memberRoles.map((value) => ({ value, label: t(`role.${value}`) }))}
          hint={t(`role.${role}.hint`)}
          onChange={setRole}
        />
        <div className={styles.found}>
          <ResourceView
            resource={candidates}
            skeleton={<SkeletonLines count={6} />}
            onRetry={store.findAgain}
          >
            {(people) =>
              people.length === 0 ? (
                <p className={styles.none}>{t('candidates.none')}</p>
              ) : (
                <ul className={styles.people} aria-label={t('candidates')}>
                  {people.map((person) => (
                    <Person key={person.account} person={person} note={person.userName}>
                      <Button
                        busy={record.isBusy}
                        aria-label={t('add.named', { name: person.name })}
                        onClick={() => void add(person)}
                      >
                        {t('add')}
                      </Button>
                    </Person>
                  ))}
                </ul>
              )
            }
          </ResourceView>
        </div>
      </div>
      <DialogActions
        secondary={[{ label: t('shared:action.close'), onClick: onClose }]}
        note={
          record.note !== null && (
            <NoteLine note={record.note} conflictText={t('records:conflict')} onClose={record.forgetNote} />
          )
        }
      />
    </Dialog>
  );
});
