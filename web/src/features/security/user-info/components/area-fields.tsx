import type { FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { saveUserInfoDtoLimits } from '../../../../api/generated/model/limits/user';
import type { RegionDto } from '../../../../api/generated/model';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { TextField } from '../../../../shared/ui/fields/text-field';
import { SelectField } from '../../../../shared/ui/fields/select-field';
import { levelsOf, regionName } from '../areas';
import styles from './area-fields.module.css';

interface Props {
  country: RegionDto | undefined;
  /** The code of the area; a text of an older client is shown until another area is chosen. */
  value: string;
  error: string | undefined;
  onChange: (area: string) => void;
  onLeave: () => void;
}

const LEVELS = ['province', 'city', 'county'] as const;

/** One select for each level of the divisions. What is chosen decides the next one. */
export function AreaFields({ country, value, error, onChange, onLeave }: Props) {
  const { t } = useTranslation('user-info');
  const language = useLanguage();
  const levels = levelsOf(country, value);
  const isText = levels[0]?.chosen === '' && value !== '';
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onLeave();
  };
  if (country !== undefined && country.children === undefined)
    return (
      <TextField
        name="area"
        label={t('area')}
        hint={t('area.hint')}
        isRequired
        autoComplete="address-level1"
        maxLength={saveUserInfoDtoLimits.area.maxLength}
        value={value}
        error={error}
        onBlur={onLeave}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      />
    );
  return (
    <fieldset className={styles.area} onBlur={leave}>
      <legend className="visually-hidden">{t('area')}</legend>
      {LEVELS.slice(0, Math.max(levels.length, 1)).map((level, index) => {
        const { options = [], chosen = '' } = levels[index] ?? {};
        return (
          <SelectField
            key={level}
            name="area"
            label={t(`area.${level}`)}
            isRequired
            value={chosen}
            disabled={options.length === 0}
            options={options.map((region) => ({ value: region.code, label: regionName(region, language) }))}
            placeholder={isText ? value : t('select')}
            error={chosen === '' ? error : undefined}
            onChange={onChange}
          />
        );
      })}
    </fieldset>
  );
}
