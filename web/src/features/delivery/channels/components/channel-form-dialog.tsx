import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ChannelDto } from '../../../../api/generated/model';
import { editChannelBodyOriginsItemMax } from '../../../../api/generated/model/bodies/channels';
import { editChannelDtoLimits as limits } from '../../../../api/generated/model/limits/channels';
import { FormDialog, type RecordFormProps } from '../../../../shared/forms/form-dialog';
import { useInputs } from '../../../../shared/forms/use-inputs';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { NumberField } from '../../../../shared/ui/fields/number-field';
import { RadioField } from '../../../../shared/ui/fields/radio-field';
import { TagsField } from '../../../../shared/ui/fields/tags-field';
import { TextField } from '../../../../shared/ui/fields/text-field';
import { visitorCounts } from '../channels.constants';
import type { ChannelValues } from '../channel-form';

/** The same in every language. */
const PREVIEW_EXAMPLE = 'https://school.example/lessons/{slug}?preview={token}';

type Props = RecordFormProps<ChannelValues, ChannelDto>;

export const ChannelFormDialog = observer(function ChannelFormDialog(props: Props) {
  const { t } = useTranslation('channels');
  const language = useLanguage();
  const { text, value } = useInputs(props.form, {
    name: { required: t('form.name.missing') },
    origins: { pattern: t('form.origins.wrong') },
    rate: { required: t('form.rate.missing') },
    previewPattern: { pattern: t('form.previewPattern.wrong') },
  });
  const textOf = (field: keyof ChannelValues, theirs: ChannelValues) => {
    if (field === 'origins') return theirs.origins.join(' ') || t('origins.none');
    if (field === 'rate') return theirs.rate === null ? '' : formatNumber(theirs.rate, language);
    if (field === 'visitors') return t(`visitors.${theirs.visitors}`);
    if (field === 'previewPattern') return theirs.previewPattern || t('previewPattern.none');
    return theirs.name;
  };
  return (
    <FormDialog {...props} labelOf={(field) => t(`column.${field}`)} textOf={textOf}>
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
      <RadioField
        {...value('visitors')}
        label={t('column.visitors')}
        hint={t(`form.visitors.${props.form.values.visitors}`)}
        options={visitorCounts.map((count) => ({ value: count, label: t(`visitors.${count}`) }))}
      />
      <TextField
        {...text('previewPattern')}
        type="url"
        inputMode="url"
        label={t('column.previewPattern')}
        hint={t('form.previewPattern.hint', { example: PREVIEW_EXAMPLE })}
        autoComplete="off"
        spellCheck={false}
        maxLength={limits.previewPattern.maxLength}
      />
    </FormDialog>
  );
});
