import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ServiceOfferDto } from '../../../../api/generated/model';
import { serviceTextDtoLimits } from '../../../../api/generated/model/limits/services';
import { ClashNote } from '../../../../shared/forms/clash-note';
import { FormDialog } from '../../../../shared/forms/form-dialog';
import type { MergingStore } from '../../../../shared/forms/merging.store';
import type { RuleTexts } from '../../../../shared/forms/problem-text';
import { isUntranslated } from '../../../../shared/forms/translated';
import { useInputs } from '../../../../shared/forms/use-inputs';
import { languageNames, languages } from '../../../../shared/i18n/languages';
import { TextAreaField } from '../../../../shared/ui/fields/text-area-field';
import { TextField } from '../../../../shared/ui/fields/text-field';
import { requestOf, type ServiceOfferDraft, type ServiceOfferForm } from '../service-offer-form';
import { parts } from '../service-offers.constants';
import { useFieldLabel } from '../use-field-label';
import { useTermsText } from '../use-terms-text';
import { IconField } from './icon-field';
import styles from './service-offer.module.css';
import { TermsField } from './terms-field';

interface Props {
  form: ServiceOfferForm;
  /** Where others may change it meanwhile. */
  merging?: MergingStore<ServiceOfferDraft, ServiceOfferDto>;
  title: string;
  action: string;
  onSent: (changed: ServiceOfferDto) => void;
  onClose: () => void;
}

/** What is offered: an icon, texts in one language or in several, terms and prices. */
export const ServiceOfferEditor = observer(function ServiceOfferEditor(props: Props) {
  const { form, merging, title, action, onSent, onClose } = props;
  const { t } = useTranslation('service-offers');
  const labelOf = useFieldLabel();
  const termsText = useTermsText();
  const missing = t(isUntranslated(parts, form.values) ? 'form.none' : 'form.title.missing');
  const { text, value } = useInputs(
    form,
    Object.fromEntries<RuleTexts>(
      languages.flatMap((language) => [
        [`title-${language}`, { required: missing }],
        [`description-${language}`, { required: t('form.description.missing') }],
      ]),
    ),
  );
  const textOf = (field: keyof ServiceOfferDraft, theirs: ServiceOfferDraft) => {
    if (field === 'icon') return t(`icon.${theirs.icon}`);
    return field === 'terms' ? termsText(requestOf(theirs).terms) : theirs[field];
  };
  return (
    <FormDialog
      shape="sheet"
      form={form}
      title={title}
      action={action}
      className={styles.form}
      {...(merging && { submit: merging.submit })}
      onSent={onSent}
      onCancel={onClose}
    >
      <p className={styles.hint}>{t('form.hint')}</p>
      {languages.map((language) => (
        <fieldset key={language} className={styles.group}>
          <legend className={styles.legend} lang={language}>
            {languageNames[language]}
          </legend>
          <TextField
            {...text(`title-${language}`)}
            isRequired={false}
            label={t('field.title')}
            lang={language}
            autoComplete="off"
            maxLength={serviceTextDtoLimits.title.maxLength}
          />
          <TextAreaField
            {...value(`description-${language}`)}
            isRequired={false}
            label={t('field.description')}
            lang={language}
            rows={2}
            maxLength={serviceTextDtoLimits.description.maxLength}
          />
        </fieldset>
      ))}
      <TermsField {...value('terms')} />
      <IconField {...value('icon')} />
      {merging && <ClashNote merging={merging} labelOf={labelOf} textOf={textOf} />}
    </FormDialog>
  );
});
