import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ChannelActivityChoicesDto } from '../../../../api/generated/model';
import { channelActivityDtoLimits as limits } from '../../../../api/generated/model/limits/forms';
import { graphemesOf } from '../../../../shared/lib/text-length';
import { CheckboxField } from '../../../../shared/ui/fields/checkbox-field';
import { TagsField } from '../../../../shared/ui/fields/tags-field';
import { TextAreaField } from '../../../../shared/ui/fields/text-area-field';
import { TextField } from '../../../../shared/ui/fields/text-field';
import type { ActivityForm } from '../channel-activity';
import { useActivityInputs } from '../use-activity-inputs';

interface Props {
  form: ActivityForm;
  /** What was used before; null until it is known. */
  choices: ChannelActivityChoicesDto | null;
}

export const ChannelFields = observer(function ChannelFields({ form, choices }: Props) {
  const { t } = useTranslation('channel-activities');
  const input = useActivityInputs(form);
  const { pushNotify, advertisingContent } = form.values;
  const content = { typed: graphemesOf(advertisingContent), max: limits.advertisingContent.maxGraphemes };
  return (
    <>
      <TextField
        {...input.text('advertisingSource')}
        label={t('advertisingSource')}
        choices={choices?.advertisingSource}
        autoComplete="off"
      />
      <TextField
        {...input.text('advertisingMedia')}
        label={t('advertisingMedia')}
        choices={choices?.advertisingMedia}
        autoComplete="off"
      />
      <TagsField
        {...input.value('keyword')}
        label={t('keyword')}
        choices={choices?.keyword}
        hint={t('keyword.hint', { max: limits.keyword.maxItems })}
      />
      <CheckboxField
        label={t('pushNotify')}
        hint={t('pushNotify.hint')}
        checked={pushNotify}
        onChange={(checked) => {
          form.change({ pushNotify: checked });
        }}
      />
      <TextAreaField
        {...input.value('advertisingContent')}
        label={t('advertisingContent')}
        count={content}
        rows={4}
      />
    </>
  );
});
