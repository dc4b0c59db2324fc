import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonLines } from '../../../shared/ui/feedback/skeleton-lines';
import { FactList } from '../../../shared/ui/layout/fact-list';
import { PersonAvatar } from '../../../shared/ui/layout/person-avatar';
import { WebsiteLink } from '../../../shared/ui/layout/website-link';
import { ResourceView } from '../../../shared/ui/loaded/resource-view';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { DialogActions } from '../../../shared/ui/overlays/dialog-actions';
import styles from './components/directory.module.css';
import { PersonStore } from './person.store';

interface Props {
  /** Key of the account. */
  account: number;
  onClose: () => void;
}

/** The page of a person with whom one works: their visits are counted. */
export const PersonDialog = observer(function PersonDialog({ account, onClose }: Props) {
  const { t } = useTranslation(['directory', 'shared']);
  const [store] = useState(() => new PersonStore(account));
  const { resource } = store;
  useEffect(() => {
    store.open();
    return resource.stop;
  }, [store, resource]);
  return (
    <Dialog title={resource.data?.name ?? t('person.title')} onClose={onClose}>
      <ResourceView resource={resource} skeleton={<SkeletonLines count={5} />} onRetry={store.load}>
        {({ name, avatar, personalWebsite, ...person }) => {
          const { userName, jobName, organizationName, locationName, introduction } = person;
          const facts = { userName, jobName, organizationName, locationName, introduction };
          return (
            <>
              <PersonAvatar name={name} picture={avatar} size="large" />
              <FactList
                facts={[
                  ...Object.entries(facts).map(([key, value]) => ({
                    key,
                    label: t(`person.${key as keyof typeof facts}`),
                    value:
                      value === '' ? null : (
                        <span key={key} className={styles.description}>
                          {value}
                        </span>
                      ),
                  })),
                  {
                    key: 'personalWebsite',
                    label: t('person.personalWebsite'),
                    value: personalWebsite === '' ? null : <WebsiteLink address={personalWebsite} />,
                  },
                ]}
              />
            </>
          );
        }}
      </ResourceView>
      <DialogActions secondary={[{ label: t('shared:action.close'), onClick: onClose }]} />
    </Dialog>
  );
});
