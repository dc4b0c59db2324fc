import { observer } from 'mobx-react-lite';
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PolicyDetailDto } from '../../../../../api/generated/model';
import { isReloading } from '../../../../../shared/chunks/reload-page';
import { InlineError } from '../../../../../shared/ui/feedback/inline-error';
import { DialogActions } from '../../../../../shared/ui/overlays/dialog-actions';
import type { PolicyFormStore } from '../../policy-form.store';
import { ConflictPanel } from './conflict-panel';
import { PolicyFormFields } from './policy-form-fields';
import styles from './record.module.css';

interface Props {
  form: PolicyFormStore;
  onSaved: (policy: PolicyDetailDto) => void;
  onCancel: () => void;
  /** Says that the record was moved to the bin meanwhile; then saving restores it. */
  deletion?: ReactNode;
}

export const PolicyForm = observer(function PolicyForm({ form, onSaved, onCancel, deletion }: Props) {
  const { t } = useTranslation(['policies', 'shared']);
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const { isDirty } = form;
  const action = form.isNew ? 'action.create' : 'action.save';

  // For a form that comes after its dialog: behind a tab, or when the record has been loaded.
  // Arrow keys that move through the tabs keep the focus there.
  useEffect(() => {
    if (document.activeElement?.matches('[role="tab"]:focus-visible')) return;
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
    const saved = await (deletion || form.conflict?.deletedTime ? form.restoreAndSave() : form.save());
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
        onRestore={() => void save()}
        onResolve={(sides) => {
          form.resolve(sides);
          if (form.isDirty) void save();
          else onCancel();
        }}
      />
    );
  }
  return (
    <form ref={element} id={id} noValidate className={styles.form} onSubmit={submit}>
      {deletion}
      <PolicyFormFields form={form} />
      <DialogActions
        primary={{
          label: t(deletion ? 'form.restoreAndSave' : action),
          isBusy: form.isSaving,
          form: id,
        }}
        secondary={[{ label: t('shared:action.cancel'), onClick: onCancel }]}
        note={form.failure !== null && <InlineError error={form.failure} />}
      />
    </form>
  );
});
