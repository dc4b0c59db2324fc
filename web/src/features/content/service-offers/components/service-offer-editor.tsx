import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ServiceOfferDto } from '../../../../api/generated/model';
import { serviceTextDtoLimits } from '../../../../api/generated/model/limits/services';
import { FormDialog, type RecordFormProps } from '../../../../shared/forms/form-dialog';
import { LanguageGroups } from '../../../../shared/forms/language-groups';
import { inEachLanguage, isUntranslated, partOf } from '../../../../shared/forms/translated';
import { useInputs } from '../../../../shared/forms/use-inputs';
import { languageNames } from '../../../../shared/i18n/languages';
import { TextAreaField } from '../../../../shared/ui/fields/text-area-field';
import { TextField } from '../../../../shared/ui/fields/text-field';
import { requestOf, type ServiceOfferDraft } from '../service-offer-form';
import { parts } from '../service-offers.constants';
import { useTermsText } from '../use-terms-text';
import { IconField } from './icon-field';
import styles from './service-offer.module.css';
import { TermsField } from './terms-field';

type Props = RecordFormProps<ServiceOfferDraft, ServiceOfferDto>;

/** What is offered: an icon, texts in one language or in several, terms and prices. */
export const ServiceOfferEditor = observer(function ServiceOfferEditor(props: Props) {
  const { form } = props;
  const { t } = useTranslation('service-offers');
  const termsText = useTermsText();
  const missing = t(isUntranslated(parts, form.values) ? 'form.none' : 'form.title.missing');
  const { text, value } = useInputs(
    form,
    inEachLanguage({
      title: { required: missing },
      description: { required: t('form.description.missing') },
    }),
  );
  const labelOf = (field: keyof ServiceOfferDraft) => {
    if (field === 'icon' || field === 'terms') return t(`field.${field}`);
    const { part, language } = partOf<(typeof parts)[number]>(field);
    return t('field.part', { part: t(`field.${part}`), language: languageNames[language] });
  };
  const textOf = (field: keyof ServiceOfferDraft, theirs: ServiceOfferDraft) => {
    if (field === 'icon') return t(`icon.${theirs.icon}`);
    return field === 'terms' ? termsText(requestOf(theirs).terms) : theirs[field];
  };
  return (
    <FormDialog {...props} shape="sheet" className={styles.form} labelOf={labelOf} textOf={textOf}>
      <p className={styles.hint}>{t('form.hint')}</p>
      <LanguageGroups>
        {(language) => (
          <>
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
          </>
        )}
      </LanguageGroups>
      <TermsField {...value('terms')} />
      <IconField {...value('icon')} />
    </FormDialog>
  );
});
