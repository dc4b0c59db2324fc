import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error';
import { CONFLICT } from '../../api/codes';
import { savePolicyViewDtoLimits as limits } from '../../api/generated/model/limits/policies';
import { useKeptInput } from '../session/use-kept-input';
import { CheckboxField } from '../ui/fields/checkbox-field';
import { Dialog } from '../ui/overlays/dialog';
import { DialogActions } from '../ui/overlays/dialog-actions';
import { InlineError } from '../ui/feedback/inline-error';
import { TextField } from '../ui/fields/text-field';
import type { ViewName } from './saved-view';
import styles from './view-dialog.module.css';

interface Props {
  /** Null: create a new view. */
  view: ViewName | null;
  onSave: (view: ViewName) => Promise<void>;
  onClose: () => void;
}

export function ViewDialog({ view, onSave, onClose }: Props) {
  const { t } = useTranslation(['saved-views', 'shared']);
  const id = useId();
  const [input, setInput] = useKeptInput(
    `saved view ${view?.name ?? ''}`,
    view ?? { name: '', isDefault: false },
  );
  const name = input.name.trim();
  const [isMissing, setMissing] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);

  const save = async () => {
    if (isBusy) return;
    setMissing(name === '');
    if (name === '') return;
    setBusy(true);
    setFailure(null);
    try {
      await onSave({ name, isDefault: input.isDefault });
      onClose();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
  const taken = failure instanceof ApiError && failure.code === CONFLICT ? failure.msg : undefined;
  return (
    <Dialog title={t(view === null ? 'views.new' : 'views.change')} onClose={onClose}>
      <form
        id={id}
        noValidate
        className={styles.form}
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={t('views.name')}
          hint={view === null ? t('views.name.hint') : undefined}
          error={isMissing ? t('views.name.missing') : taken}
          autoComplete="off"
          maxLength={limits.name.maxLength}
          value={input.name}
          onChange={({ target }) => {
            setInput({ ...input, name: target.value });
            setFailure(null);
          }}
        />
        <CheckboxField
          label={t('views.isDefault')}
          checked={input.isDefault}
          onChange={(isDefault) => {
            setInput({ ...input, isDefault });
          }}
        />
      </form>
      <DialogActions
        primary={{ label: t('action.save'), isBusy, form: id }}
        secondary={[{ label: t('shared:action.cancel'), onClick: onClose }]}
        note={failure !== null && taken === undefined && <InlineError error={failure} />}
      />
    </Dialog>
  );
}
