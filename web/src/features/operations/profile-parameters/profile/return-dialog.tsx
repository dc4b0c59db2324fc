import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ParameterChangeDto } from '../../../../api/generated/model';
import { ReturnParameterChangeBody } from '../../../../api/generated/model/bodies/forms';
import { returnParameterChangeDtoLimits } from '../../../../api/generated/model/limits/forms';
import { contractProblems } from '../../../../shared/forms/contract-problems';
import { Form } from '../../../../shared/forms/form';
import { FormStore } from '../../../../shared/forms/form.store';
import { graphemesOf } from '../../../../shared/forms/text-length';
import { useDiscard } from '../../../../shared/forms/use-discard';
import { useInputs } from '../../../../shared/forms/use-inputs';
import { Alert } from '../../../../shared/ui/feedback/alert';
import { toasts } from '../../../../shared/ui/feedback/toasts.store';
import { TextAreaField } from '../../../../shared/ui/fields/text-area-field';
import { Dialog } from '../../../../shared/ui/overlays/dialog';
import { DialogActions } from '../../../../shared/ui/overlays/dialog-actions';
import { openChange } from '../values/open-change';
import type { ApprovalStore } from './approval.store';

interface Props {
  store: ApprovalStore;
  change: ParameterChangeDto;
  onClose: () => void;
}

/** Asks what the submitter should correct. Reports it if somebody else decides in the meantime. */
export const ReturnDialog = observer(function ReturnDialog({ store, change, onClose }: Props) {
  const { t } = useTranslation(['profile-parameters', 'shared']);
  const id = useId();
  const [form] = useState(() => formOf(store, change));
  const inputs = useInputs(form);
  const discard = useDiscard(form, onClose);
  const isDecided = store.busy === null && openChange(store.approval.data)?.id !== change.id;
  const { maxGraphemes: max } = returnParameterChangeDtoLimits.comment;
  const number = change.contentNumber;
  return (
    <Dialog title={t('return.title', { number })} onClose={discard}>
      <Form
        form={form}
        id={id}
        onSent={() => {
          onClose();
          toasts.show({ kind: 'success', text: t('done.return', { number }) });
        }}
        actions={
          <DialogActions
            primary={{ label: t('action.return'), isBusy: form.isSending, isDisabled: isDecided, form: id }}
            secondary={[{ label: t('shared:action.cancel'), onClick: discard }]}
          />
        }
      >
        <TextAreaField
          {...inputs.value('comment')}
          label={t('return.comment')}
          hint={t('return.hint')}
          rows={4}
          count={{ typed: graphemesOf(form.values.comment), max }}
        />
        {isDecided && <Alert kind="warning">{t('return.decided')}</Alert>}
      </Form>
    </Dialog>
  );
});

function formOf(store: ApprovalStore, change: ParameterChangeDto) {
  return new FormStore({
    stored: { comment: '' },
    draft: `return of ${change.id}`,
    problemsOf: ({ comment }) =>
      contractProblems<{ comment: string }>(ReturnParameterChangeBody, returnParameterChangeDtoLimits, {
        comment,
        version: change.version,
      }),
    send: ({ comment }, { idempotencyKey }) => {
      // The review may have begun since the dialog was opened; that does not change what is returned.
      const current = openChange(store.approval.data) ?? change;
      return store.return(current.id === change.id ? current : change, comment.trim(), idempotencyKey);
    },
  });
}
