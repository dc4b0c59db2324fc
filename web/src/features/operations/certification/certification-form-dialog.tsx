import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../shared/forms/form-dialog';
import { useDiscard } from '../../../shared/forms/use-discard';
import { Skeleton } from '../../../shared/ui/feedback/skeleton';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { ResourceView } from '../../../shared/ui/loaded/resource-view';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { type CertificationForm, CertificationFormStore } from './certification-form.store';
import styles from './components/certification.module.css';
import { CertificationFormFields } from './components/certification-form-fields';

interface Props {
  /** The request whose choices the form starts with; 0 for none. */
  previous: number;
  /** Whether it replaces a request that still waits. */
  isReplacing: boolean;
  onSent: (id: number) => void;
  onClose: () => void;
}

/** The form of a request. Its input stays when the dialog is closed. */
export const CertificationFormDialog = observer(function CertificationFormDialog(props: Props) {
  const { previous, onClose } = props;
  const { t } = useTranslation('certification');
  const [store] = useState(() => new CertificationFormStore(previous));
  useEffect(() => {
    store.load();
    return store.stop;
  }, [store]);
  const skeleton = (
    <div className={styles.form}>
      <Skeleton height="24rem" />
    </div>
  );
  if (store.form.data !== null) return <OpenForm {...props} form={store.form.data} store={store} />;
  return (
    <Dialog shape="sheet" title={t('form.title')} onClose={onClose}>
      <ResourceView resource={store.form} skeleton={skeleton} onRetry={store.load}>
        {() => null}
      </ResourceView>
    </Dialog>
  );
});

interface OpenProps extends Props {
  form: CertificationForm;
  store: CertificationFormStore;
}

const OpenForm = observer(function OpenForm({ form, store, isReplacing, onSent, onClose }: OpenProps) {
  const { t } = useTranslation('certification');
  return (
    <FormDialog
      shape="sheet"
      form={form}
      title={t('form.title')}
      action={t('action.submit')}
      className={styles.form}
      onSent={(request) => {
        toasts.show({ kind: 'success', text: t('done.submit') });
        onSent(request.id);
      }}
      onCancel={useDiscard(form, onClose)}
    >
      <p className={styles.none}>{t(isReplacing ? 'form.replaces' : 'form.about')}</p>
      <CertificationFormFields form={form} store={store} />
    </FormDialog>
  );
});
