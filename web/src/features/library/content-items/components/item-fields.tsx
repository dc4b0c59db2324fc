import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listAuthorsLimits } from '../../../../api/generated/model/limits/authors';
import { createContentItemBodyLabelsItemMax } from '../../../../api/generated/model/bodies/content-items';
import { createContentItemDtoLimits as limits } from '../../../../api/generated/model/limits/content-items';
import { productLimits } from '../../../../api/generated/model/productLimits';
import { codePointsOf, wordsOf } from '../../../../shared/forms/text-length';
import { languages } from '../../../../shared/i18n/languages';
import { useInputs } from '../../../../shared/forms/use-inputs';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { RecordPicker } from '../../../../shared/records/record-picker';
import { SelectField } from '../../../../shared/ui/fields/select-field';
import { TagsField } from '../../../../shared/ui/fields/tags-field';
import { TextAreaField } from '../../../../shared/ui/fields/text-area-field';
import { TextField } from '../../../../shared/ui/fields/text-field';
import type { AuthorPicker } from '../author-filter.store';
import type { ContentItemForm } from '../content-item-form';
import { ages } from '../content-items-view';
import { kinds, sources, subjects } from '../content-items.constants';
import styles from './editor.module.css';

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
  const { text, value } = useInputs(form, {
    title: { required: t('form.title.missing') },
    authorId: { required: t('form.author.missing') },
    agesTo: { wrong: t('form.ages.order') },
    summary: {
      tooLong: t('form.summary.tooLong', { typed: formatNumber(words ?? 0, language) }),
    },
  });
  const ageOptions = ages.map((age) => ({ value: age, label: formatNumber(age, language) }));
  const choose = t('form.choose');
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
          options={kinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
          hint={t('form.kind.fixed')}
          disabled={!isNew}
        />
        <SelectField
          {...value('language')}
          label={t('column.language')}
          hint={t('form.language.hint')}
          options={languages.map((one) => ({ value: one, label: t(`language.${one}`) }))}
        />
        <SelectField
          {...value('subject')}
          label={t('column.subject')}
          placeholder={choose}
          options={subjects.map((subject) => ({ value: subject, label: t(`subject.${subject}`) }))}
        />
        <SelectField
          {...value('source')}
          label={t('column.source')}
          placeholder={choose}
          options={sources.map((source) => ({ value: source, label: t(`source.${source}`) }))}
        />
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
          maxLength={listAuthorsLimits.search.maxLength}
        />
        <div className={styles.about}>
          <div className={styles.row}>
            <SelectField
              {...value('agesFrom')}
              label={t('form.ages.from')}
              placeholder={choose}
              options={ageOptions}
            />
            <SelectField
              {...value('agesTo')}
              label={t('form.ages.to')}
              placeholder={choose}
              options={ageOptions}
            />
          </div>
          <TagsField
            {...value('labels')}
            label={t('column.labels')}
            hint={t('form.labels.hint', { max: formatNumber(limits.labels.maxItems, language) })}
            maxLength={createContentItemBodyLabelsItemMax}
          />
          <TextField
            {...text('externalId')}
            label={t('column.externalId')}
            hint={t('form.externalId.hint')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={limits.externalId.maxLength}
          />
        </div>
      </div>
    </>
  );
});
