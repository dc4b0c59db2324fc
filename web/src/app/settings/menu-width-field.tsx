import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MENU_WIDTH } from '../../shared/settings/settings.constants';
import { settings } from '../../shared/settings/settings.store';
import { isMenuWidth } from '../../shared/settings/stored-settings';
import styles from './settings-drawer.module.css';

/** Takes effect as soon as it is a width that may be; what is none is put back when the field is left. */
export const MenuWidthField = observer(function MenuWidthField() {
  const { t } = useTranslation('settings');
  const id = useId();
  const [text, setText] = useState(String(settings.values.menuWidth));
  const isValid = isMenuWidth(Number(text));
  const type = (typed: string) => {
    setText(typed);
    if (isMenuWidth(Number(typed))) settings.update({ menuWidth: Number(typed) });
  };
  return (
    <>
      <div className={styles.width}>
        <label htmlFor={id}>{t('menuWidth')}</label>
        <input
          id={id}
          type="number"
          {...MENU_WIDTH}
          className={styles.number}
          value={text}
          aria-invalid={!isValid}
          aria-describedby={`${id}-range`}
          onChange={(event) => {
            type(event.target.value);
          }}
          onBlur={() => {
            setText(String(settings.values.menuWidth));
          }}
        />
      </div>
      <p id={`${id}-range`} className={styles.note}>
        {t('menuWidth.range', { min: MENU_WIDTH.min, max: MENU_WIDTH.max })}
      </p>
    </>
  );
});
