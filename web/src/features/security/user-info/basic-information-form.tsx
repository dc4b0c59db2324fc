import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Form } from '../../../shared/forms/form';
import { graphemesOf } from '../../../shared/lib/text-length';
import { useInputs } from '../../../shared/forms/use-inputs';
import { Button } from '../../../shared/ui/actions/button';
import { Skeleton } from '../../../shared/ui/feedback/skeleton';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { TextAreaField } from '../../../shared/ui/fields/text-area-field';
import { TextField } from '../../../shared/ui/fields/text-field';
import { StateTag } from '../../../shared/ui/layout/state-tag';
import { ResourceView } from '../../../shared/ui/loaded/resource-view';
import { limits } from './basic-information';
import styles from './basic-information-form.module.css';
import type { BasicInformationStore } from './basic-information.store';
import { RegionFields } from './region-fields';

interface Props {
  store: BasicInformationStore;
  onEmailChanged: () => void;
}

export const BasicInformationForm = observer(function BasicInformationForm({ store, onEmailChanged }: Props) {
  const { t } = useTranslation('user-info');
  const { form, regions, loadRegions } = store;
  const { text, value } = useInputs(form, {
    email: { required: t('email.required'), pattern: t('email.wrong') },
    nickname: { required: t('nickname.required') },
    countryRegion: { required: t('countryRegion.required') },
    area: { required: t('area.required') },
    personalWebsite: { pattern: t('personalWebsite.wrong') },
  });
  const max = limits.profile.maxGraphemes;
  return (
    <Form
      form={form}
      label={t('title')}
      className={styles.form}
      onSent={(isNewEmail) => {
        store.refresh();
        toasts.show({ kind: 'success', text: t('saved') });
        if (isNewEmail) onEmailChanged();
      }}
      actions={
        <div className={styles.actions}>
          <Button type="submit" look="primary" busy={form.isSending}>
            {t('save')}
          </Button>
          <Button
            onClick={() => {
              form.restore();
            }}
          >
            {t('reset')}
          </Button>
        </div>
      }
    >
      <div>
        <TextField
          {...text('email')}
          label={t('email')}
          type="email"
          autoComplete="email"
          hint={t('email.hint')}
        />
        {form.storedOf('email') !== '' && !store.isEmailConfirmed && (
          <p className={styles.note}>
            <StateTag tone="quiet">{t('email.isNotConfirmed')}</StateTag>
            <Link to={{ search: 'tab=security' }}>{t('email.confirm')}</Link>
          </p>
        )}
      </div>
      <TextField
        {...text('nickname')}
        label={t('nickname')}
        autoComplete="nickname"
        placeholder={t('nickname.placeholder')}
      />
      <ResourceView resource={regions} skeleton={<Skeleton height="8.5rem" />} onRetry={loadRegions}>
        {(data) => (
          <RegionFields regions={data} country={value('countryRegion')} area={value('area')} form={form} />
        )}
      </ResourceView>
      <TextField
        {...text('address')}
        label={t('address')}
        autoComplete="street-address"
        placeholder={t('address.placeholder')}
      />
      <TextField
        {...text('personalWebsite')}
        label={t('personalWebsite')}
        type="url"
        autoComplete="url"
        placeholder={t('personalWebsite.placeholder')}
      />
      <TextAreaField
        {...value('profile')}
        label={t('profile')}
        rows={4}
        placeholder={t('profile.placeholder', { max })}
        count={{ typed: graphemesOf(form.values.profile), max }}
      />
    </Form>
  );
});
