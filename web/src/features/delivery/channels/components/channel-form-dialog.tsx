import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { editChannelBodyOriginsItemMax } from '../../../../api/generated/model/bodies/channels';
import { editChannelDtoLimits as limits } from '../../../../api/generated/model/limits/channels';
import { ClashNote } from '../../../../shared/forms/clash-note';
import { FormDialog } from '../../../../shared/forms/form-dialog';
import type { MergingStore } from '../../../../shared/forms/merging.store';
import { useInputs } from '../../../../shared/forms/use-inputs';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { NumberField } from '../../../../shared/ui/fields/number-field';
import { TagsField } from '../../../../shared/ui/fields/tags-field';
import { TextField } from '../../../../shared/ui/fields/text-field';
import type { ChannelForm, ChannelValues } from '../channel-form';
import { useFieldLabel } from '../use-field-label';

interface Props<Answer> {
  form: ChannelForm<Answer>;
  /** Where others may change it meanwhile. */
  merging?: MergingStore<ChannelValues, Answer>;
  title: string;
  action: string;
  onSent: (answer: Answer) => void;
  onCancel: () => void;
}

export const ChannelFormDialog = observer(function ChannelFormDialog<Answer>(props: Props<Answer>) {
  const { form, merging, title, action, onSent, onCancel } = props;
  const { t } = useTranslation('channels');
  const language = useLanguage();
  const labelOf = useFieldLabel();
  const { text, value } = useInputs(form, {
    name: { required: t('form.name.missing') },
    origins: { pattern: t('form.origins.wrong') },
    rate: { required: t('form.rate.missing') },
  });
  const textOf = (field: keyof ChannelValues, theirs: ChannelValues) => {
    if (field === 'origins') return theirs.origins.join(' ') || t('origins.none');
    if (field === 'rate') return theirs.rate === null ? '' : formatNumber(theirs.rate, language);
    return theirs.name;
  };
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
        {...text('name')}
        label={t('column.name')}
        hint={t('form.name.hint')}
        autoComplete="off"
        maxLength={limits.name.maxLength}
      />
      <TagsField
        {...value('origins')}
        label={t('column.origins')}
        hint={t('form.origins.hint')}
        placeholder={t('form.origins.example')}
        maxLength={editChannelBodyOriginsItemMax}
      />
      <NumberField
        {...value('rate')}
        label={t('column.rate')}
        hint={t('form.rate.hint')}
        min={limits.rate.minimum}
        max={limits.rate.maximum}
      />
      {merging && <ClashNote merging={merging} labelOf={labelOf} textOf={textOf} />}
    </FormDialog>
  );
}) as <Answer>(props: Props<Answer>) => ReactNode;
