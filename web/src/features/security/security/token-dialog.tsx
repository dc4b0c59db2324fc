import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TokenDays, type TokenScope, type AccessTokenSecretDto } from '../../../api/generated/model';
import { createAccessTokenDtoLimits } from '../../../api/generated/model/limits/tokens';
import { FormDialog } from '../../../shared/forms/form-dialog';
import { useInputs } from '../../../shared/forms/use-inputs';
import { groupsOf, useScopeText } from '../../../shared/tokens/scope-text';
import { CheckboxField } from '../../../shared/ui/fields/checkbox-field';
import { FieldLabel } from '../../../shared/ui/fields/field-label';
import { SelectField } from '../../../shared/ui/fields/select-field';
import { TextField } from '../../../shared/ui/fields/text-field';
import { CurrentPasswordField } from './components/current-password-field';
import styles from './components/token-dialog.module.css';
import { tokenForm, type TokenValues } from './tokens.store';

interface Props {
  /** Those that open something to the person. */
  scopes: readonly TokenScope[];
  onMade: (made: AccessTokenSecretDto) => void;
  onCancel: () => void;
}

export const TokenDialog = observer(function TokenDialog({ scopes, onMade, onCancel }: Props) {
  const { t } = useTranslation('security');
  const id = useId();
  const [form] = useState(tokenForm);
  const scopeText = useScopeText();
  const { text, value } = useInputs(form);
  const chosen = value('scopes');
  const days = value('days');
  const problem = chosen.error === undefined ? undefined : t('tokens.scopes.missing');
  return (
    <FormDialog
      form={form}
      title={t('tokens.make')}
      action={t('tokens.make')}
      onSent={onMade}
      onCancel={onCancel}
    >
      <TextField
        {...text('name')}
        label={t('tokens.name')}
        hint={t('tokens.name.hint')}
        autoComplete="off"
        maxLength={createAccessTokenDtoLimits.name.maxLength}
      />
      <SelectField<TokenValues['days']>
        label={t('tokens.days')}
        isRequired
        value={days.value}
        options={Object.values(TokenDays).map((count) => ({
          value: count,
          label: t('tokens.day', { count }),
        }))}
        placeholder={t('tokens.days.choose')}
        error={days.error === undefined ? undefined : t('tokens.days.choose')}
        onChange={days.onChange}
      />
      <div
        role="group"
        aria-labelledby={`${id}-scopes`}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        aria-invalid={problem === undefined ? undefined : true}
        tabIndex={problem === undefined ? undefined : -1}
      >
        <FieldLabel id={`${id}-scopes`} label={t('tokens.scopes')} isRequired />
        <p>{t('tokens.scopes.hint')}</p>
        <div className={styles.scopes}>
          {groupsOf(scopes).map((group) => (
            <div key={group.join()} className={styles.group}>
              {group.map((scope) => (
                <CheckboxField
                  key={scope}
                  label={scopeText(scope)}
                  checked={chosen.value.includes(scope)}
                  onChange={(checked) => {
                    const others = chosen.value.filter((other) => other !== scope);
                    chosen.onChange(checked ? [...others, scope] : others);
                  }}
                />
              ))}
            </div>
          ))}
        </div>
        {problem !== undefined && (
          <p id={`${id}-problem`} className={styles.error}>
            {problem}
          </p>
        )}
      </div>
      <CurrentPasswordField {...text('currentPassword')} />
    </FormDialog>
  );
});
