import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { AccountLinkDto } from '../../../../api/generated/model';
import { inviteAccountDtoLimits } from '../../../../api/generated/model/limits/accounts';
import { FormDialog } from '../../../../shared/forms/form-dialog';
import { useInputs } from '../../../../shared/forms/use-inputs';
import { languageNames, languages } from '../../../../shared/i18n/languages';
import { RadioField } from '../../../../shared/ui/fields/radio-field';
import { SelectField } from '../../../../shared/ui/fields/select-field';
import { TextField } from '../../../../shared/ui/fields/text-field';
import { roles } from '../accounts.constants';
import type { InvitationForm } from '../accounts.store';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { roleName } from '../../../../shared/session/role-name';

interface Props {
  form: InvitationForm;
  onSent: (made: AccountLinkDto) => void;
  onCancel: () => void;
}

export const InviteDialog = observer(function InviteDialog({ form, onSent, onCancel }: Props) {
  const { t } = useTranslation('account-admin');
  const language = useLanguage();
  const { text, value } = useInputs(form, {
    userName: { pattern: t('form.userName.hint') },
    email: { pattern: t('form.email.wrong') },
  });
  return (
    <FormDialog
      form={form}
      title={t('invite.title')}
      action={t('action.invite')}
      onSent={onSent}
      onCancel={onCancel}
    >
      <TextField
        {...text('name')}
        label={t('column.name')}
        autoComplete="off"
        maxLength={inviteAccountDtoLimits.name.maxLength}
      />
      <TextField
        {...text('userName')}
        label={t('column.userName')}
        hint={t('form.userName.hint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={inviteAccountDtoLimits.userName.maxLength}
      />
      <TextField
        {...text('email')}
        type="email"
        label={t('column.email')}
        hint={t('form.email.hint')}
        autoComplete="off"
        maxLength={inviteAccountDtoLimits.email.maxLength}
      />
      <RadioField
        {...value('role')}
        label={t('column.role')}
        options={roles.map((role) => ({ value: role, label: roleName(role, language) }))}
      />
      <SelectField
        {...value('language')}
        label={t('form.language')}
        options={languages.map((language) => ({ value: language, label: languageNames[language] }))}
      />
    </FormDialog>
  );
});
