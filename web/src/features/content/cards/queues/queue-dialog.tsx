import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QualityInspectionDto } from '../../../../api/generated/model';
import { listAuthorsLimits } from '../../../../api/generated/model/limits/authors';
import { createQualityInspectionDtoLimits } from '../../../../api/generated/model/limits/cards';
import { createQualityInspectionBodyConditionsOneLabelsItemMax } from '../../../../api/generated/model/bodies/cards';
import { FormDialog } from '../../../../shared/forms/form-dialog';
import { useInputs } from '../../../../shared/forms/use-inputs';
import { formatNumber } from '../../../../shared/i18n/format';
import { languages } from '../../../../shared/i18n/languages';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { LabelsField } from '../../../../shared/records/label-fields';
import { RecordsPicker } from '../../../../shared/records/records-picker';
import { CheckboxesField } from '../../../../shared/ui/fields/checkboxes-field';
import { SelectField } from '../../../../shared/ui/fields/select-field';
import { TextField } from '../../../../shared/ui/fields/text-field';
import styles from './queue-dialog.module.css';
import { ages, kinds, sources, subjects } from './queue-form';
import { QueueFormStore } from './queue-form.store';
import { useQueueTexts } from './use-queue-texts';

interface Props {
  /** Null for a new one. */
  queue: QualityInspectionDto | null;
  onSent: (queue: QualityInspectionDto) => void;
  onClose: () => void;
}

/** What a queue is called, and what comes into it. */
export const QueueDialog = observer(function QueueDialog({ queue, onSent, onClose }: Props) {
  const { t } = useTranslation(['cards', 'content-items']);
  const language = useLanguage();
  const [{ form, merging, authors }] = useState(() => new QueueFormStore(queue));
  const { labelOf, textOf } = useQueueTexts();
  const { text, value } = useInputs(form, {
    title: { required: t('form.title.missing') },
    agesTo: { wrong: t('content-items:form.ages.order') },
  });
  const ageOptions = [
    { value: '' as const, label: t('form.ages.any') },
    ...ages.map((age) => ({ value: age, label: formatNumber(age, language) })),
  ];
  const way = queue === null ? 'create' : 'edit';
  return (
    <FormDialog
      form={form}
      title={t(`form.${way}`)}
      action={t(`form.${way}.action`)}
      merging={merging}
      labelOf={labelOf}
      textOf={textOf}
      onSent={onSent}
      onCancel={onClose}
    >
      <TextField
        {...text('title')}
        label={labelOf('title')}
        autoComplete="off"
        maxLength={createQualityInspectionDtoLimits.title.maxLength}
      />
      <p className={styles.hint}>{t('form.hint')}</p>
      <CheckboxesField
        {...value('kinds')}
        label={labelOf('kinds')}
        options={kinds.map((one) => ({ value: one, label: t(`content-items:kind.${one}`) }))}
      />
      <CheckboxesField
        {...value('subjects')}
        label={labelOf('subjects')}
        options={subjects.map((one) => ({ value: one, label: t(`content-items:subject.${one}`) }))}
      />
      <CheckboxesField
        {...value('languages')}
        label={labelOf('languages')}
        options={languages.map((one) => ({ value: one, label: t(`content-items:language.${one}`) }))}
      />
      <CheckboxesField
        {...value('sources')}
        label={labelOf('sources')}
        options={sources.map((one) => ({ value: one, label: t(`content-items:source.${one}`) }))}
      />
      <div className={styles.row}>
        <SelectField {...value('agesFrom')} label={labelOf('agesFrom')} options={ageOptions} />
        <SelectField {...value('agesTo')} label={labelOf('agesTo')} options={ageOptions} />
      </div>
      <LabelsField
        {...value('labels')}
        label={labelOf('labels')}
        hint={t('form.labels.hint')}
        maxLength={createQualityInspectionBodyConditionsOneLabelsItemMax}
      />
      <RecordsPicker
        {...value('authors')}
        store={authors}
        label={labelOf('authors')}
        searchLabel={t('content-items:filter.author.search')}
        maxLength={listAuthorsLimits.search.maxLength}
      />
    </FormDialog>
  );
});
