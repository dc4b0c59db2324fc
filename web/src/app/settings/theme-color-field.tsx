import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { settings } from '../../shared/settings/settings.store';
import { themeColors } from './settings.constants';
import styles from './theme-color-field.module.css';

const SHADES = Array.from({ length: 10 }, (_, index) => `rgb(var(--arcoblue-${index + 1}))`);

/** Some colours by name, any other by the browser's own picker, and the shades that the product then has. */
export const ThemeColorField = observer(function ThemeColorField() {
  const { t } = useTranslation('settings');
  const group = useId();
  const chosen = settings.values.themeColor;
  const choose = (themeColor: string) => {
    settings.update({ themeColor });
  };
  return (
    <fieldset className={styles.field}>
      <legend>{t('color')}</legend>
      <div className={styles.colors}>
        {themeColors.map(({ name, value }) => (
          <input
            key={name}
            type="radio"
            name={group}
            className={styles.color}
            style={{ background: value }}
            aria-label={t(`color.${name}`)}
            data-tooltip={t(`color.${name}`)}
            checked={value === chosen}
            onChange={() => {
              choose(value);
            }}
          />
        ))}
      </div>
      <label className={styles.own}>
        <span>{t('color.own')}</span>
        <input
          type="color"
          className={styles.picker}
          value={chosen.toLowerCase()}
          onChange={(event) => {
            choose(event.target.value.toUpperCase());
          }}
        />
      </label>
      <div role="img" aria-label={t('color.shades', { color: chosen })} className={styles.shades}>
        {SHADES.map((background) => (
          <span key={background} style={{ background }} />
        ))}
      </div>
    </fieldset>
  );
});
