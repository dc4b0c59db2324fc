import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { channelActivityDtoLimits as limits } from '../../../../api/generated/model/limits/forms';
import { graphemesOf } from '../../../../shared/lib/text-length';
import { DateTimeRangeField } from '../../../../shared/ui/fields/date-time-range-field';
import { SelectField } from '../../../../shared/ui/fields/select-field';
import { TextField } from '../../../../shared/ui/fields/text-field';
import { CHANNEL_TYPES, channelTypes } from '../channel-form.constants';
import type { ActivityForm } from '../channel-activity';
import { useActivityInputs } from '../use-activity-inputs';

export const BasicFields = observer(function BasicFields({ form }: { form: ActivityForm }) {
  const { t } = useTranslation('channel-activities');
  const input = useActivityInputs(form);
  const { maxGraphemes: max } = limits.activityName;
  return (
    <>
      <TextField
        {...input.text('activityName')}
        label={t('activityName')}
        hint={t('activityName.rule', { max })}
        count={{ typed: graphemesOf(form.values.activityName), max }}
        autoComplete="off"
      />
      <SelectField
        {...input.value('channelType')}
        label={t('channelType')}
        placeholder={form.values.channelType || t('channelType.placeholder')}
        options={channelTypes.map((type) => ({
          value: CHANNEL_TYPES[type],
          label: t(`channelType.${type}`),
        }))}
      />
      <DateTimeRangeField
        {...input.value('promotionTime')}
        label={t('promotionTime')}
        hint={t('promotionTime.hint')}
      />
      <TextField
        {...input.text('promoteLink')}
        label={t('promoteLink')}
        hint={t('promoteLink.hint')}
        type="url"
        autoComplete="off"
      />
    </>
  );
});
