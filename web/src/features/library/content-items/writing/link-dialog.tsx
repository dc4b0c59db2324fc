import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../shared/forms/form-dialog';
import { FormStore } from '../../../../shared/forms/form.store';
import { problem } from '../../../../shared/forms/problem';
import { useInputs } from '../../../../shared/forms/use-inputs';
import { TextField } from '../../../../shared/ui/fields/text-field';
import { linkOf } from './web-link';

interface LinkDraft {
  address: string;
}

interface Props {
  /** What the link has now; null for a new one. */
  address: string | null;
  /** @param address empty to take the link away */
  onSet: (address: string) => void;
  onClose: () => void;
}

/** Asks where a link leads. */
export const LinkDialog = observer(function LinkDialog({ address, onSet, onClose }: Props) {
  const { t } = useTranslation('content-items');
  const [form] = useState(() => linkForm(address ?? ''));
  const { text } = useInputs(form, {
    address: { required: t('form.link.missing'), wrong: t('form.link.wrong') },
  });
  const remove = () => {
    onSet('');
  };
  return (
    <FormDialog
      form={form}
      title={t('form.tool.link')}
      action={t('form.link.set')}
      {...(address !== null && { extra: [{ label: t('form.link.remove'), onClick: remove }] })}
      onSent={({ address: typed }) => {
        onSet(linkOf(typed) ?? typed);
      }}
      onCancel={onClose}
    >
      <TextField
        {...text('address')}
        label={t('form.link.address')}
        hint={t('form.link.hint')}
        autoComplete="off"
        inputMode="url"
        dir="ltr"
      />
    </FormDialog>
  );
});

function linkForm(address: string): FormStore<LinkDraft, LinkDraft> {
  return new FormStore<LinkDraft, LinkDraft>({
    stored: { address },
    problemsOf: ({ address: typed }) => {
      if (typed.trim() === '') return { address: problem('required') };
      return linkOf(typed) === null ? { address: problem('wrong') } : {};
    },
    send: (draft) => Promise.resolve(draft),
  });
}
