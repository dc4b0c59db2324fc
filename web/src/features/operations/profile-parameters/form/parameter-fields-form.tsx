import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ParameterChangeDto } from '../../../../api/generated/model';
import { submitParameterChangeDtoLimits } from '../../../../api/generated/model/limits/forms';
import { Form } from '../../../../shared/forms/form';
import { graphemesOf } from '../../../../shared/lib/text-length';
import { useInputs } from '../../../../shared/forms/use-inputs';
import { Button } from '../../../../shared/ui/actions/button';
import { TextAreaField } from '../../../../shared/ui/fields/text-area-field';
import { Card } from '../../../../shared/ui/layout/card';
import { fieldsOf } from '../values/parameter-fields';
import type { ParameterForm } from './group-form.store';
import styles from './group-form.module.css';
import { ParameterInput } from './parameter-input';

interface Props {
  form: ParameterForm;
  /** While another change waits for approval, nothing can be submitted. */
  isBlocked: boolean;
  onReset: () => void;
  onSent: (change: ParameterChangeDto) => void;
}

const parts = ['video', 'audio'] as const;

/** The parameters in groups, and the bar to reset or submit them. */
export const ParameterFieldsForm = observer(function ParameterFieldsForm(props: Props) {
  const { form, isBlocked, onReset, onSent } = props;
  const { t } = useTranslation(['profile-parameters', 'shared']);
  const inputs = useInputs(form);
  const { maxGraphemes: max } = submitParameterChangeDtoLimits.description;
  const typed = graphemesOf(form.values.description);
  const { length: count } = form.changed;
  return (
    <Form
      form={form}
      label={t('shared:menu.form.group')}
      className={styles.form ?? ''}
      onSent={onSent}
      actions={
        <div className={styles.bar} data-above-toasts>
          <span className={styles.count}>
            {count === 0 ? t('form.count.none') : t('form.count', { count })}
          </span>
          <Button onClick={onReset}>{t('form.reset')}</Button>
          <Button type="submit" look="primary" busy={form.isSending} disabled={isBlocked}>
            {t('form.submit')}
          </Button>
        </div>
      }
    >
      {parts.map((part) => (
        <Card key={part} title={t(`part.${part}`)}>
          <div className={styles.fields}>
            {fieldsOf(part).map((field) => (
              <ParameterInput key={field} form={form} field={field} />
            ))}
          </div>
        </Card>
      ))}
      <Card title={t('form.description')}>
        <TextAreaField
          {...inputs.value('description')}
          label={t('form.description.label')}
          hint={t('form.description.hint')}
          rows={3}
          count={{ typed, max }}
        />
      </Card>
    </Form>
  );
});
