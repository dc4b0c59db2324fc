import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { editWebhookDtoLimits } from '../../../../api/generated/model/limits/webhooks';
import { ClashNote } from '../../../../shared/forms/clash-note';
import { FormDialog } from '../../../../shared/forms/form-dialog';
import type { MergingStore } from '../../../../shared/forms/merging.store';
import { useInputs } from '../../../../shared/forms/use-inputs';
import { listOf } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { CheckboxField } from '../../../../shared/ui/fields/checkbox-field';
import { FieldLabel } from '../../../../shared/ui/fields/field-label';
import { TextField } from '../../../../shared/ui/fields/text-field';
import type { WebhookForm, WebhookValues } from '../webhook-form';
import { useFieldLabel } from '../use-field-label';
import { events as allEvents } from '../webhooks.constants';
import styles from './webhook.module.css';

interface Props<Answer> {
  form: WebhookForm<Answer>;
  /** Where others may change it meanwhile. */
  merging?: MergingStore<WebhookValues, Answer>;
  title: string;
  action: string;
  /** Whether it can be switched on and off: a new one is on. */
  hasState?: boolean;
  onSent: (answer: Answer) => void;
  onCancel: () => void;
}

export const WebhookFormDialog = observer(function WebhookFormDialog<Answer>(props: Props<Answer>) {
  const { form, merging, title, action, hasState = false, onSent, onCancel } = props;
  const { t } = useTranslation('webhooks');
  const id = useId();
  const { text, value } = useInputs(form, {
    url: { required: t('form.url.missing'), pattern: t('form.url.wrong') },
  });
  const events = value('events');
  const isActive = value('isActive');
  const labelOf = useFieldLabel();
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
      form={form}
      {...(merging && { submit: merging.submit })}
      title={title}
      action={action}
      onSent={onSent}
      onCancel={onCancel}
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
      {hasState && (
        <CheckboxField
          label={t('form.isActive')}
          hint={t('form.isActive.hint')}
          checked={isActive.value}
          onChange={isActive.onChange}
        />
      )}
      {merging && <ClashNote merging={merging} labelOf={labelOf} textOf={textOf} />}
    </FormDialog>
  );
}) as <Answer>(props: Props<Answer>) => ReactNode;
