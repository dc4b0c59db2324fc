import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { editWebhookDtoLimits } from '../../../../api/generated/model/limits/webhooks';
import { FormDialog, type RecordFormProps } from '../../../../shared/forms/form-dialog';
import { useInputs } from '../../../../shared/forms/use-inputs';
import { listOf } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { CheckboxField } from '../../../../shared/ui/fields/checkbox-field';
import { FieldLabel } from '../../../../shared/ui/fields/field-label';
import { TextField } from '../../../../shared/ui/fields/text-field';
import type { WebhookValues } from '../webhook-form';
import { events as allEvents } from '../webhooks.constants';
import styles from './webhook.module.css';

type Props<Answer> = RecordFormProps<WebhookValues, Answer>;

export const WebhookFormDialog = observer(function WebhookFormDialog<Answer>(props: Props<Answer>) {
  const { t } = useTranslation('webhooks');
  const id = useId();
  const { text, value } = useInputs(props.form, {
    url: { required: t('form.url.missing'), pattern: t('form.url.wrong') },
  });
  const events = value('events');
  const isActive = value('isActive');
  const language = useLanguage();
  const textOf = (field: keyof WebhookValues, theirs: WebhookValues) => {
    if (field === 'events')
      return listOf(
        theirs.events.map((event) => t(`event.${event}`)),
        language,
      );
    if (field === 'isActive') return t(theirs.isActive ? 'state.active' : 'state.paused');
    return theirs[field];
  };
  const problem = events.error === undefined ? undefined : t('form.events.missing');
  return (
    <FormDialog
      {...props}
      labelOf={(field) => (field === 'isActive' ? t('form.isActive') : t(`column.${field}`))}
      textOf={textOf}
    >
      <TextField
        {...text('url')}
        type="url"
        label={t('column.url')}
        hint={t('form.url.hint')}
        autoComplete="off"
        maxLength={editWebhookDtoLimits.url.maxLength}
      />
      <TextField
        {...text('description')}
        label={t('column.description')}
        hint={t('form.description.hint')}
        autoComplete="off"
        maxLength={editWebhookDtoLimits.description.maxLength}
      />
      <div
        role="group"
        aria-labelledby={`${id}-events`}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        aria-invalid={problem === undefined ? undefined : true}
        tabIndex={problem === undefined ? undefined : -1}
        className={styles.group}
      >
        <FieldLabel id={`${id}-events`} label={t('column.events')} isRequired />
        {allEvents.map((event) => (
          <CheckboxField
            key={event}
            label={t(`event.${event}`)}
            checked={events.value.includes(event)}
            onChange={(checked) => {
              const others = events.value.filter((other) => other !== event);
              events.onChange(checked ? [...others, event] : others);
            }}
          />
        ))}
        {problem !== undefined && (
          <p id={`${id}-problem`} className={styles.error}>
            {problem}
          </p>
        )}
      </div>
      {/* A new one is on. */}
      {props.merging && (
        <CheckboxField
          label={t('form.isActive')}
          hint={t('form.isActive.hint')}
          checked={isActive.value}
          onChange={isActive.onChange}
        />
      )}
    </FormDialog>
  );
}) as <Answer>(props: Props<Answer>) => ReactNode;
