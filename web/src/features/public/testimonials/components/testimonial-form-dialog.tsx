import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { TestimonialDto } from '../../../../api/generated/model';
import {
  editTestimonialDtoLimits as limits,
  testimonialTextDtoLimits as textLimits,
} from '../../../../api/generated/model/limits/testimonials';
import { FormDialog, type RecordFormProps } from '../../../../shared/forms/form-dialog';
import { LanguageGroups } from '../../../../shared/forms/language-groups';
import { inEachLanguage, partOf } from '../../../../shared/forms/translated';
import { useInputs } from '../../../../shared/forms/use-inputs';
import { languageNames } from '../../../../shared/i18n/languages';
import { DateField } from '../../../../shared/ui/fields/date-field';
import { NumberField } from '../../../../shared/ui/fields/number-field';
import { RadioField } from '../../../../shared/ui/fields/radio-field';
import { SelectField } from '../../../../shared/ui/fields/select-field';
import { TextAreaField } from '../../../../shared/ui/fields/text-area-field';
import { TextField } from '../../../../shared/ui/fields/text-field';
import { parts, type TestimonialValues } from '../testimonial-form';
import { relations, roles } from '../testimonials.constants';
import styles from './testimonial-form.module.css';

interface Props extends RecordFormProps<TestimonialValues, TestimonialDto> {
  isExample?: boolean;
}

type Part = (typeof parts)[number];
const isPart = (field: string): field is `${Part}-${keyof typeof languageNames}` =>
  parts.some((part) => field.startsWith(`${part}-`));

export const TestimonialFormDialog = observer(function TestimonialFormDialog(props: Props) {
  const { isExample = false, ...dialog } = props;
  const { t } = useTranslation('testimonials');
  const { form } = dialog;
  const { text, value } = useInputs(form, {
    ...inEachLanguage({
      name: { required: t('form.name.missing') },
      text: { required: t('form.text.missing') },
    }),
    age: { required: t('form.age.missing') },
    relation: { required: t('form.relation.missing') },
    consentedOn: { required: t('form.consent.missing'), wrong: t('form.consent.ahead') },
    shownFrom: { required: t('form.from.missing') },
    shownUntil: { past: t('form.until.past') },
  });
  const labelOf = (field: keyof TestimonialValues): string => {
    if (!isPart(field)) return t(`column.${field}`);
    const { part, language } = partOf<Part>(field);
    return t('form.part', { part: t(`column.${part}`), language: languageNames[language] });
  };
  const textOf = (field: keyof TestimonialValues, theirs: TestimonialValues): string => {
    if (field === 'role') return t(`role.${theirs.role}`);
    if (field === 'relation') return theirs.relation === '' ? '' : t(`relation.${theirs.relation}`);
    return String(theirs[field] ?? '');
  };
  const role = value('role');
  return (
    <FormDialog {...dialog} shape="sheet" className={styles.form} labelOf={labelOf} textOf={textOf}>
      <RadioField
        {...role}
        label={t('column.role')}
        options={roles.map((one) => ({ value: one, label: t(`role.${one}`) }))}
      />
      {role.value === 'student' ? (
        <NumberField
          {...value('age')}
          isRequired
          label={t('column.age')}
          min={limits.age.minimum}
          max={limits.age.maximum}
        />
      ) : (
        <SelectField
          {...value('relation')}
          isRequired
          label={t('column.relation')}
          placeholder={t('form.relation.choose')}
          options={relations.map((one) => ({ value: one, label: t(`relation.${one}`) }))}
        />
      )}
      <LanguageGroups>
        {(language) => (
          <>
            <TextField
              {...text(`name-${language}`)}
              label={t('column.name')}
              lang={language}
              autoComplete="off"
              maxLength={textLimits.name.maxLength}
            />
            <TextAreaField
              {...value(`text-${language}`)}
              label={t('column.text')}
              lang={language}
              rows={3}
              maxLength={textLimits.text.maxLength}
            />
          </>
        )}
      </LanguageGroups>
      <DateField
        {...value('consentedOn')}
        isRequired={!isExample}
        label={t('column.consentedOn')}
        hint={t(isExample ? 'example.text' : 'form.consent.hint')}
      />
      <NumberField
        {...value('position')}
        label={t('column.position')}
        hint={t('form.position.hint')}
        min={limits.position.minimum}
        max={limits.position.maximum}
      />
      <DateField {...value('shownFrom')} label={t('column.shownFrom')} />
      <DateField {...value('shownUntil')} label={t('column.shownUntil')} hint={t('form.until.hint')} />
    </FormDialog>
  );
});
