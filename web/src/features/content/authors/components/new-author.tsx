import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthorDto } from '../../../../api/generated/model';
import type { AuthorForm } from '../author-form';
import type { AccountPicker } from '../author-pickers.store';
import { AuthorDialog } from './author-dialog';

interface Props {
  makeForm: () => AuthorForm;
  makePicker: () => AccountPicker;
  onSent: (created: AuthorDto) => void;
  onClose: () => void;
}

/** The form of a new author. It is made when it is opened, also by its address. */
export function NewAuthor({ makeForm, makePicker, onSent, onClose }: Props) {
  const { t } = useTranslation('authors');
  const [form] = useState(makeForm);
  const [accounts] = useState(makePicker);
  return (
    <AuthorDialog
      form={form}
      accounts={accounts}
      title={t('form.create')}
      action={t('form.create.send')}
      onSent={onSent}
      onCancel={onClose}
    />
  );
}
