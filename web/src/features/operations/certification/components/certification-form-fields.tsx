import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useInputs } from '../../../../shared/forms/use-inputs';
import { SelectField } from '../../../../shared/ui/fields/select-field';
import { TextField } from '../../../../shared/ui/fields/text-field';
import { FilesField } from '../../../../shared/upload/files-field';
import { limits } from '../certification-form';
import type { CertificationForm, CertificationFormStore } from '../certification-form.store';
import { accountTypes, certificateTypes, enterpriseCertificateTypes } from '../certification.constants';

interface Props {
  form: CertificationForm;
  store: CertificationFormStore;
}

export const CertificationFormFields = observer(function CertificationFormFields({ form, store }: Props) {
  const { t } = useTranslation('certification');
  const number = { pattern: t('number.pattern') };
  const oneLine = { pattern: t('name.pattern') };
  const { text, value } = useInputs(form, {
    legalPerson: oneLine,
    authenticationNumber: number,
    enterpriseName: oneLine,
    organizationCode: number,
    documents: { required: t('documents.required') },
  });
  const placeholder = t('choose');
  const documents = value('documents');
  const hasKept = form.storedOf('documents').length > 0;
  return (
    <>
      <SelectField
        {...value('accountType')}
        label={t('field.accountType')}
        placeholder={placeholder}
        options={accountTypes.map((type) => ({ value: type, label: t(`accountType.${type}`) }))}
      />
      <TextField {...text('legalPerson')} label={t('field.legalPerson')} autoComplete="off" />
      <SelectField
        {...value('certificateType')}
        label={t('field.certificateType')}
        placeholder={placeholder}
        options={certificateTypes.map((type) => ({ value: type, label: t(`certificateType.${type}`) }))}
      />
      <TextField
        {...text('authenticationNumber')}
        label={t('field.authenticationNumber')}
        autoComplete="off"
      />
      <TextField {...text('enterpriseName')} label={t('field.enterpriseName')} autoComplete="organization" />
      <SelectField
        {...value('enterpriseCertificateType')}
        label={t('field.enterpriseCertificateType')}
        placeholder={placeholder}
        options={enterpriseCertificateTypes.map((type) => ({
          value: type,
          label: t(`enterpriseCertificateType.${type}`),
        }))}
      />
      <TextField {...text('organizationCode')} label={t('field.organizationCode')} autoComplete="off" />
      <FilesField
        label={t('documents.add')}
        hint={t(hasKept ? 'documents.kept' : 'documents.hint', { max: limits.documents.maxItems })}
        error={documents.error}
        uploads={store.uploads}
        files={documents.value}
        max={limits.documents.maxItems}
        onRemove={store.remove}
      />
    </>
  );
});
