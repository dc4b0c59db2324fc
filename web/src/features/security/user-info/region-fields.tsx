import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { RegionDto } from '../../../api/generated/model';
import { useLanguage } from '../../../shared/i18n/use-language';
import { SelectField } from '../../../shared/ui/fields/select-field';
import { countryOf, regionName, sortedCountries } from './areas';
import type { BasicInformationStore } from './basic-information.store';
import { AreaFields } from './components/area-fields';

interface Input {
  name: string;
  value: string;
  error: string | undefined;
  isRequired: boolean;
  onBlur: () => void;
  onChange: (value: string) => void;
}

interface Props {
  regions: RegionDto[];
  country: Input;
  area: Input;
  form: BasicInformationStore['form'];
}

/** The country or region, and the area within it. */
export const RegionFields = observer(function RegionFields({ regions, country, area, form }: Props) {
  const { t } = useTranslation('user-info');
  const language = useLanguage();
  return (
    <>
      <SelectField
        {...country}
        label={t('countryRegion')}
        options={sortedCountries(regions, language).map((region) => ({
          value: region.code,
          label: regionName(region, language),
        }))}
        placeholder={country.value === '' ? t('select') : country.value}
        onChange={(countryRegion) => {
          form.change({ countryRegion, area: '' });
        }}
      />
      <AreaFields
        country={countryOf(regions, country.value)}
        value={area.value}
        error={area.error}
        onChange={area.onChange}
        onLeave={area.onBlur}
      />
    </>
  );
});
