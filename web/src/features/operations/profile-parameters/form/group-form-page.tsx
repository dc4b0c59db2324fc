import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useUrlView } from '../../../../shared/lists/use-url-view';
import { toasts } from '../../../../shared/ui/feedback/toasts.store';
import { ResourceView } from '../../../../shared/ui/loaded/resource-view';
import { FormNotices } from './form-notices';
import { FormSkeleton } from './form-skeleton';
import { formView } from './form-view';
import { GroupFormStore } from './group-form.store';
import styles from './group-form.module.css';
import { ParameterFieldsForm } from './parameter-fields-form';

/** Changes the parameters of video and audio: another administrator approves what is submitted here. */
export const GroupFormPage = observer(function GroupFormPage() {
  const { t } = useTranslation(['profile-parameters', 'shared']);
  const navigate = useNavigate();
  const [store] = useState(() => new GroupFormStore());
  const [{ from }, changeView] = useUrlView(formView, { replace: true });
  useEffect(() => {
    void store.load();
    return store.follow();
  }, [store]);

  const refill = (id: number) => {
    store.refill(id).then(
      ({ contentNumber }) => {
        toasts.show({ kind: 'success', text: t('form.refilled', { number: contentNumber }) });
      },
      () => {
        toasts.show({ kind: 'error', text: t('form.refill.failed') });
      },
    );
  };
  // Once only: a reload keeps later input.
  const fill = useEffectEvent((id: number) => {
    changeView(formView.initial);
    refill(id);
  });
  const isReady = store.form !== null;
  useEffect(() => {
    if (from !== 0 && isReady) fill(from);
  }, [from, isReady]);

  const reset = () => {
    const { form } = store;
    if (form === null) return;
    const { values, isDirty } = form;
    store.restore();
    if (!isDirty) return;
    const undo = () => {
      form.change(values);
    };
    const action = { label: t('shared:undo.action'), run: undo, isUndo: true };
    toasts.show({ kind: 'success', text: t('form.reset.done'), action });
  };
  const sent = () => {
    store.restore();
    toasts.show({ kind: 'success', text: t('form.submitted') });
    void navigate('/profile/basic');
  };
  return (
    <>
      <h1 className={styles.title}>{t('shared:menu.form.group')}</h1>
      <ResourceView resource={store.approval} skeleton={<FormSkeleton />} onRetry={() => void store.reload()}>
        {() =>
          store.form && (
            <div className={styles.page}>
              <FormNotices store={store} onRefill={refill} />
              <ParameterFieldsForm
                form={store.form}
                isBlocked={store.pending !== null}
                onReset={reset}
                onSent={sent}
              />
            </div>
          )
        }
      </ResourceView>
    </>
  );
});
