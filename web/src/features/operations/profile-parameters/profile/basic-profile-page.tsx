import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUrlView } from '../../../../shared/lists/use-url-view';
import { toasts } from '../../../../shared/ui/feedback/toasts.store';
import { ApprovalCard } from './approval-card';
import { ApprovalStore } from './approval.store';
import { ChangeDrawer } from './change-drawer';
import { LogCard } from './log-card';
import { ParametersCard } from './parameters-card';
import { PrintLine } from './print-line';
import { besideView } from './profile-view';
import styles from './profile.module.css';
import { VersionsDialog } from './versions-dialog';

/** The approval of the parameters: its steps, what is requested and what is in force, and the log. */
export const BasicProfilePage = observer(function BasicProfilePage() {
  const { t } = useTranslation(['profile-parameters', 'shared']);
  const [store] = useState(
    () =>
      new ApprovalStore(({ state, contentNumber: number }) => {
        toasts.show({ kind: 'info', text: t(`told.${state}`, { number }) });
      }),
  );
  const [{ change, panel }, show] = useUrlView(besideView);
  useEffect(() => {
    void store.load();
    return store.follow();
  }, [store]);
  const close = () => {
    show(besideView.initial);
  };
  const onVersions = () => {
    show({ panel: 'versions' });
  };
  // Then the current ones are in force, with what they were before.
  const isApplied = store.approval.data?.change?.state === 'applied';
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('shared:menu.profile.basic')}</h1>
      <PrintLine />
      <ApprovalCard store={store} />
      <ParametersCard which="current" store={store} {...(isApplied && { onVersions })} />
      {!isApplied && <ParametersCard which="original" store={store} onVersions={onVersions} />}
      <LogCard
        list={store.log}
        onOpen={(id) => {
          show({ change: id });
        }}
      />
      {change !== 0 && (
        <ChangeDrawer
          key={change}
          id={change}
          changes={store.changes}
          onChanged={store.changed}
          onClose={close}
        />
      )}
      {panel === 'versions' && <VersionsDialog store={store} onClose={close} />}
    </div>
  );
});
