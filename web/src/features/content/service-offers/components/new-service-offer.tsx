import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServiceOfferDto } from '../../../../api/generated/model';
import type { ServiceOfferForm } from '../service-offer-form';
import { ServiceOfferEditor } from './service-offer-editor';

interface Props {
  makeForm: () => ServiceOfferForm;
  onSent: (created: ServiceOfferDto) => void;
  onClose: () => void;
}

/** The form of a new service. It is made when it is opened, also by its address. */
export function NewServiceOffer({ makeForm, onSent, onClose }: Props) {
  const { t } = useTranslation('service-offers');
  const [form] = useState(makeForm);
  return (
    <ServiceOfferEditor
      form={form}
      title={t('form.create')}
      action={t('form.create.send')}
      onSent={onSent}
      onClose={onClose}
    />
  );
}
