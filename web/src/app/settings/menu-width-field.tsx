import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MENU_WIDTH } from '../../shared/settings/settings.constants';
import { settings } from '../../shared/settings/settings.store';
import { isMenuWidth } from '../../shared/settings/stored-settings';
import { NumberField } from '../../shared/ui/fields/number-field';

/** Takes effect as soon as it is a width that may be; what is none is put back when the field is left. */
export const MenuWidthField = observer(function MenuWidthField() {
  const { t } = useTranslation('settings');
  const [typed, setTyped] = useState<number | null>(settings.values.menuWidth);
  const range = t('menuWidth.range', { min: MENU_WIDTH.min, max: MENU_WIDTH.max });
  const isValid = typed !== null && isMenuWidth(typed);
  return (
    <NumberField
      label={t('menuWidth')}
      value={typed}
      {...MENU_WIDTH}
      hint={range}
      error={isValid ? undefined : range}
      onChange={(width) => {
        setTyped(width);
        if (width !== null && isMenuWidth(width)) settings.update({ menuWidth: width });
      }}
      onBlur={() => {
        setTyped(settings.values.menuWidth);
      }}
    />
  );
});
