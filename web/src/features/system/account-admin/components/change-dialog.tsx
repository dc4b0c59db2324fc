import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { GrantableCapability, Role } from '../../../../api/generated/model';
import { accountReasonDtoLimits } from '../../../../api/generated/model/limits/accounts';
import { FormDialog } from '../../../../shared/forms/form-dialog';
import { codePointsOf } from '../../../../shared/lib/text-length';
import { useInputs } from '../../../../shared/forms/use-inputs';
import { DateField } from '../../../../shared/ui/fields/date-field';
import { RadioField } from '../../../../shared/ui/fields/radio-field';
import { TextAreaField } from '../../../../shared/ui/fields/text-area-field';
import type { Asked, ChangeForm, ChangeValues } from '../account-record.store';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { grantName } from '../../../../shared/session/grant-name';
import { roleName } from '../../../../shared/session/role-name';

interface Props {
  action: Asked;
  form: ChangeForm;
  name: string;
  /** The roles to choose from. */
  roles: Role[];
  /** What to choose from where something is given or ended. */
  capabilities: readonly GrantableCapability[];
  onSent: () => void;
  onCancel: () => void;
}

/** Asks for the reason of a change, and for what it needs beside. */
export const ChangeDialog = observer(function ChangeDialog(props: Props) {
  const { action, form, name, roles, capabilities, onSent, onCancel } = props;
  const { t } = useTranslation(['account-admin', 'records']);
  const language = useLanguage();
  const { value } = useInputs(form, { reason: { required: t('records:reason.missing') } });
  const { maxLength: max } = accountReasonDtoLimits.reason;
  return (
    <FormDialog
      form={form}
      title={t(`${action}.title`, { name })}
      action={t(`action.${action}`)}
      isIrreversible={action === 'remove'}
      onSent={onSent}
      onCancel={onCancel}
    >
      <p>{t(`${action}.text`, { name })}</p>
      {action === 'changeRole' && (
        <RadioField
          {...value('role')}
          label={t('form.role')}
          options={roles.map((role) => ({ value: role, label: roleName(role, language) }))}
        />
      )}
      {(action === 'giveGrant' || action === 'endGrant') && (
        <RadioField
          {...value('capability')}
          label={t('form.capability')}
          options={capabilities.map((one) => ({ value: one, label: grantName(one, language) }))}
        />
      )}
      {action === 'giveGrant' && (
        <DateField {...value('lastDay')} isRequired label={t('form.lastDay')} hint={t('form.lastDay.hint')} />
      )}
      {action === 'remove' && (
        <RadioField<ChangeValues['name']>
          {...value('name')}
          label={t('form.keeps')}
          hint={t('form.keeps.hint')}
          options={[
            { value: 'kept', label: t('form.keeps.name') },
            { value: 'number', label: t('form.keeps.number') },
          ]}
        />
      )}
      <TextAreaField
        {...value('reason')}
        label={t('records:reason')}
        hint={t('form.reason.hint')}
        rows={3}
        maxLength={max}
        count={{ typed: codePointsOf(form.values.reason), max }}
      />
    </FormDialog>
  );
});
