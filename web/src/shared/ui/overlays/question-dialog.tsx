import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { InlineError } from '../feedback/inline-error';
import type { ConfirmStore } from './confirm.store';
import { Dialog } from './dialog';
import { DialogActions } from './dialog-actions';

/** The dialog of `confirm`. */
export const QuestionDialog = observer(function QuestionDialog({ store }: { store: ConfirmStore }) {
  const { t } = useTranslation();
  const { asked, isBusy, failure, confirm, cancel } = store;
  if (asked === null) return null;
  const action = { label: asked.action, isBusy, onClick: () => void confirm() };
  return (
    <Dialog title={asked.title} onClose={cancel}>
      <p>{asked.text}</p>
      <DialogActions
        {...(asked.isIrreversible ? { danger: action } : { primary: action })}
        secondary={[{ label: asked.keep ?? t('action.cancel'), onClick: cancel }]}
        note={failure !== null && <InlineError error={failure} />}
      />
    </Dialog>
  );
});
