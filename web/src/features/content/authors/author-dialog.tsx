import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthorDto } from '../../../api/generated/model';
import { listAccountsLimits } from '../../../api/generated/model/limits/accounts';
import { writeAuthorDtoLimits } from '../../../api/generated/model/limits/authors';
import { FormDialog, type RecordFormProps } from '../../../shared/forms/form-dialog';
import { codePointsOf } from '../../../shared/lib/text-length';
import { useInputs } from '../../../shared/forms/use-inputs';
import { RecordPicker } from '../../../shared/records/record-picker';
import { TextAreaField } from '../../../shared/ui/fields/text-area-field';
import { TextField } from '../../../shared/ui/fields/text-field';
import type { AuthorDraft } from './author-form';
import { newAccountPicker } from './author-pickers.store';

type Props = RecordFormProps<AuthorDraft, AuthorDto>;

export const AuthorDialog = observer(function AuthorDialog(props: Props) {
  const { form } = props;
  const { t } = useTranslation('authors');
  const [accounts] = useState(newAccountPicker);
  const { text, value } = useInputs(form, {
    name: { required: t('form.name.missing'), pattern: t('form.name.wrong') },
  });
  const { maxLength: max } = writeAuthorDtoLimits.note;
  const textOf = (field: keyof AuthorDraft, theirs: AuthorDraft) =>
    field === 'accountId' ? (theirs.accountId?.name ?? t('form.account.none')) : theirs[field];
  return (
    <FormDialog {...props} labelOf={(field) => t(`column.${field}`)} textOf={textOf}>
      <TextField
        {...text('name')}
        label={t('column.name')}
        autoComplete="off"
        maxLength={writeAuthorDtoLimits.name.maxLength}
      />
      <TextAreaField
        {...value('note')}
        label={t('column.note')}
        hint={t('form.note.hint')}
        rows={3}
        maxLength={max}
        count={{ typed: codePointsOf(form.values.note), max }}
      />
      <RecordPicker
        {...value('accountId')}
        store={accounts}
        label={t('column.accountId')}
        searchLabel={t('form.account.search')}
        hint={t('form.account.hint')}
        noneText={t('form.account.none')}
        maxLength={listAccountsLimits.search.maxLength}
        detailOf={({ userName }) => <bdi>{userName}</bdi>}
      />
    </FormDialog>
  );
});
