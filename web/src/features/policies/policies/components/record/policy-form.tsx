import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PolicyDetailDto } from '../../../../../api/generated/model';
import { Form } from '../../../../../shared/forms/form';
import { DialogActions } from '../../../../../shared/ui/overlays/dialog-actions';
import type { PolicyEditStore } from '../../policy-edit.store';
import { ConflictPanel } from './conflict-panel';
import { PolicyFormFields } from './policy-form-fields';
import styles from './record.module.css';

interface Props {
  edit: PolicyEditStore;
  onSaved: (policy: PolicyDetailDto) => void;
  onCancel: () => void;
  /** Says that the record was moved to the bin meanwhile; then saving restores it. */
  deletion?: ReactNode;
}

export const PolicyForm = observer(function PolicyForm({ edit, onSaved, onCancel, deletion }: Props) {
  const { t } = useTranslation(['policies', 'shared']);
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const { form, conflict } = edit;
  const action = edit.isNew ? 'action.create' : 'action.save';

  // For a form that comes after its dialog: behind a tab, or when the record has been loaded.
  // Arrow keys that move through the tabs keep the focus there.
  useEffect(() => {
    if (document.activeElement?.matches('[role="tab"]:focus-visible')) return;
    element.current?.querySelector('input')?.focus();
  }, []);

  const save = async () => {
    const restoresFirst = Boolean(deletion) || Boolean(conflict?.deletedTime);
    const saved = await edit.save({ restoresFirst });
    if (saved !== null) onSaved(saved);
  };

  if (conflict !== null) {
    return (
      <ConflictPanel
        current={conflict}
        author={edit.author}
        differences={edit.differences}
        taken={edit.taken}
        onRestore={() => void save()}
        onResolve={(sides) => {
          edit.resolve(sides);
          if (form.isDirty) void save();
          else onCancel();
        }}
      />
    );
  }
  return (
    <div ref={element} className={styles.panel}>
      <Form
        id={id}
        form={form}
        className={styles.form}
        onSubmit={save}
        actions={
          <DialogActions
            primary={{
              label: t(deletion ? 'form.restoreAndSave' : action),
              isBusy: form.isSending,
              form: id,
            }}
            secondary={[{ label: t('shared:action.cancel'), onClick: onCancel }]}
          />
        }
      >
        {deletion}
        <PolicyFormFields form={form} />
      </Form>
    </div>
  );
});
