import { observer } from 'mobx-react-lite';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listAuthorsLimits } from '../../../../api/generated/model/limits/authors';
import { createContentItemBodyLabelsItemMax } from '../../../../api/generated/model/bodies/content-items';
import { createContentItemDtoLimits as limits } from '../../../../api/generated/model/limits/content-items';
import { productLimits } from '../../../../api/generated/model/productLimits';
import { contentItemFields } from '../../../../api/generated/model/fields/contentItem';
import type { FieldLimits } from '../../../../shared/fields/field-row';
import { codePointsOf, wordsOf } from '../../../../shared/lib/text-length';
import { useInputs } from '../../../../shared/forms/use-inputs';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { LabelsField } from '../../../../shared/records/label-fields';
import { RecordPicker } from '../../../../shared/records/record-picker';
import { SelectField } from '../../../../shared/ui/fields/select-field';
import { TextAreaField } from '../../../../shared/ui/fields/text-area-field';
import { TextField } from '../../../../shared/ui/fields/text-field';
import type { AuthorPicker } from '../author-filter.store';
import type { ContentItemDraft, ContentItemForm } from '../content-item-form';
import { ages } from '../content-items-view';
import {
  chosenFields,
  isTypedNumber,
  typedFields,
  useContentItemFields,
} from '../reading/content-item-fields';
import styles from './editor.module.css';

const lengths: FieldLimits = limits;

interface Props {
  form: ContentItemForm;
  isNew: boolean;
  authors: AuthorPicker;
  /** What is read or watched. */
  children: ReactNode;
}

/** Everything about an item but what is read or watched. */
export const ItemFields = observer(function ItemFields({ form, isNew, authors, children }: Props) {
  const { t } = useTranslation('content-items');
  const language = useLanguage();
  const words = wordsOf(form.values.summary);
  const { label, choice } = useContentItemFields();
  const { text, digits, value } = useInputs(form, {
    title: { required: t('form.title.missing') },
    agesTo: { wrong: t('form.ages.order') },
    summary: {
      tooLong: t('form.summary.tooLong', { typed: formatNumber(words ?? 0, language) }),
    },
  });
  const ageOptions = ages.map((age) => ({ value: age, label: formatNumber(age, language) }));
  const choose = t('form.choose');
  const notes: Partial<Record<keyof ContentItemDraft, Partial<ComponentProps<typeof TextField>>>> = {
    externalId: { hint: t('form.externalId.hint'), autoCapitalize: 'none', spellCheck: false },
  };
  return (
    <>
      <TextField
        {...text('title')}
        label={t('column.title')}
        autoComplete="off"
        maxLength={limits.title.maxLength}
        count={{ typed: codePointsOf(form.values.title), max: limits.title.maxLength }}
      />
      <div className={styles.row}>
        <SelectField
          {...value('kind')}
          label={t('column.kind')}
          options={contentItemFields.kind.choices.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
          hint={t('form.kind.fixed')}
          disabled={!isNew}
        />
        {chosenFields.map((field) => (
          <SelectField
            key={field}
            {...value(field)}
            label={label(field)}
            hint={field === 'language' ? t('form.language.hint') : undefined}
            placeholder={choose}
            options={contentItemFields[field].choices.map((one) => ({
              value: one,
              label: choice(field, one),
            }))}
          />
        ))}
      </div>
      {children}
      <TextAreaField
        {...value('summary')}
        label={t('column.summary')}
        hint={t('form.summary.hint')}
        rows={3}
        maxLength={limits.summary.maxLength}
        count={{ typed: words, max: productLimits.summaryWords }}
      />
      <div className={styles.columns}>
        <RecordPicker
          {...value('authorId')}
          store={authors}
          label={t('column.author')}
          searchLabel={t('filter.author.search')}
          {...(isNew && { noneText: t('form.author.own'), hint: t('form.author.own.hint') })}
          emptyText={t('form.author.empty')}
          maxLength={listAuthorsLimits.search.maxLength}
        />
        <div className={styles.about}>
          <div className={styles.row}>
            <SelectField
              {...value('agesFrom')}
              label={label('agesFrom')}
              placeholder={choose}
              options={ageOptions}
            />
            <SelectField
              {...value('agesTo')}
              label={label('agesTo')}
              placeholder={choose}
              options={ageOptions}
            />
          </div>
          <LabelsField
            {...value('labels')}
            label={t('column.labels')}
            hint={t('form.labels.hint', { max: formatNumber(limits.labels.maxItems, language) })}
            maxLength={createContentItemBodyLabelsItemMax}
          />
          {typedFields.map((field) => (
            <TextField
              key={field}
              {...(isTypedNumber(field) ? digits(field) : text(field))}
              inputMode={isTypedNumber(field) ? 'numeric' : undefined}
              {...notes[field]}
              label={label(field)}
              autoComplete="off"
              maxLength={lengths[field]?.maxLength}
            />
          ))}
        </div>
      </div>
    </>
  );
});
