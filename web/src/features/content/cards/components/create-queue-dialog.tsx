import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreateQualityInspectionDto } from '../../../../api/generated/model';
import { createQualityInspectionDtoLimits } from '../../../../api/generated/model/limits/cards';
import { newKey } from '../../../../shared/lib/new-key';
import { useKeptInput } from '../../../../shared/session/use-kept-input';
import { Dialog } from '../../../../shared/ui/overlays/dialog';
import { DialogActions } from '../../../../shared/ui/overlays/dialog-actions';
import { SelectField } from '../../../../shared/ui/fields/select-field';
import { TextField } from '../../../../shared/ui/fields/text-field';
import { contentKinds } from '../cards.constants';
import { invalidFieldsOf } from '../queue-draft';
import styles from './dialogs.module.css';
import { CardNote } from './card-note';

interface Props {
  /** Rejects with the error of the server. */
  onCreate: (queue: CreateQualityInspectionDto, idempotencyKey: string) => Promise<void>;
  onClose: () => void;
}

const limits = createQualityInspectionDtoLimits;

export function CreateQueueDialog({ onCreate, onClose }: Props) {
  const { t } = useTranslation(['cards', 'shared']);
  const id = useId();
  const [draft, setDraft] = useKeptInput('new inspection queue', {
    title: '',
    kind: contentKinds[0] ?? 'text',
    items: String(limits.items.default),
  });
  // The idempotency key. It stays the same until the input changes, so that a retry after a lost response
  // counts once.
  const [key, setKey] = useState(newKey);
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const invalidFields = invalidFieldsOf(draft);
  const change = (part: Partial<typeof draft>) => {
    setDraft({ ...draft, ...part });
    setKey(newKey());
  };

  const send = async () => {
    setBusy(true);
    setError(null);
    try {
      const { title, kind, items } = draft;
      await onCreate({ title: title.trim(), kind, items: Number(items) }, key);
      onClose();
    } catch (reason) {
      setError(reason);
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (invalidFields.length > 0)
      event.currentTarget.querySelector<HTMLElement>(`[name="${invalidFields[0]}"]`)?.focus();
    else if (!isBusy) void send();
  };
  const shown = (field: (typeof invalidFields)[number], text: string) =>
    isTried && invalidFields.includes(field) ? text : undefined;

  return (
    <Dialog title={t('create.title')} onClose={onClose}>
      <form id={id} className={styles.fields} noValidate onSubmit={submit}>
        <TextField
          label={t('create.name')}
          name="title"
          autoComplete="off"
          maxLength={limits.title.maxLength}
          value={draft.title}
          error={shown('title', t('create.name.empty'))}
          onChange={({ target }) => {
            change({ title: target.value });
          }}
        />
        <SelectField
          label={t('create.kind')}
          value={draft.kind}
          options={contentKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          onChange={(kind) => {
            change({ kind });
          }}
        />
        <TextField
          label={t('create.items')}
          name="items"
          inputMode="numeric"
          autoComplete="off"
          value={draft.items}
          hint={t('create.items.hint')}
          error={shown(
            'items',
            t('create.items.wrong', { min: limits.items.minimum, max: limits.items.maximum }),
          )}
          onChange={({ target }) => {
            change({ items: target.value });
          }}
        />
        {error !== null && <CardNote note={{ kind: 'failure', error }} />}
      </form>
      <DialogActions
        primary={{ label: t('create.submit'), isBusy, form: id }}
        secondary={[{ label: t('shared:action.cancel'), onClick: onClose }]}
      />
    </Dialog>
  );
}
