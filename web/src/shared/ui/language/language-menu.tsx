import IconLanguage from '@arco-design/web-react/icon/react-icon/IconLanguage';
import { useTranslation } from 'react-i18next';
import { languageNames, languages } from '../../i18n/languages';
import { switchLanguage } from './switch-language';
import { useLanguage } from '../../i18n/use-language';
import { MenuButton } from '../actions/menu-button';

export function LanguageMenu() {
  const { t } = useTranslation();
  const chosen = useLanguage();
  const choices = languages.map((language) => ({
    key: language,
    label: languageNames[language],
    lang: language,
    checked: language === chosen,
    onSelect: () => void switchLanguage(language),
  }));
  return (
    <MenuButton label={t('language.label')} choices={choices}>
      <IconLanguage />
    </MenuButton>
  );
}
