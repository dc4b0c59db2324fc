import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PolicyDetailDto } from '../../../../../api/generated/model';
import { isReloading } from '../../../../../shared/chunks/reload-page';
import { Button } from '../../../../../shared/ui/actions/button';
import { InlineError } from '../../../../../shared/ui/feedback/inline-error';
import type { PolicyFormStore } from '../../policy-form.store';
import { ConflictPanel } from './conflict-panel';
import { PolicyFormFields } from './policy-form-fields';
import styles from './record.module.css';

interface Props {
  form: PolicyFormStore;
  onSaved: (policy: PolicyDetailDto) => void;
  onCancel: () => void;
}

export const PolicyForm = observer(function PolicyForm({ form, onSaved, onCancel }: Props) {
  const { t } = useTranslation(['policies', 'shared']);
  const element = useRef<HTMLFormElement>(null);
  const { isDirty } = form;

  // Runs after the dialog has focused its first button.
  useEffect(() => {
    element.current?.querySelector('input')?.focus();
  }, []);

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isReloading()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
    };
  }, [isDirty]);

  const save = async () => {
    const saved = await form.save();
    if (saved !== null) onSaved(saved);
    else element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save();
  };

  if (form.conflict !== null) {
    return (
      <ConflictPanel
        current={form.conflict}
        differences={form.differences}
        onResolve={(sides) => {
          form.resolve(sides);
          if (form.isDirty) void save();
          else onCancel();
        }}
      />
    );
  }
  return (
    <form ref={element} noValidate className={styles.form} onSubmit={submit}>
      <PolicyFormFields form={form} />
      {form.failure !== null && <InlineError error={form.failure} />}
      <div className={styles.footer}>
        <Button onClick={onCancel}>{t('shared:action.cancel')}</Button>
        <Button type="submit" look="primary" busy={form.isSaving}>
          {t(form.isNew ? 'action.create' : 'action.save')}
        </Button>
      </div>
    </form>
  );
});
