import type { TFunction } from 'i18next';
import { themes } from '../../shared/settings/settings.constants';
import { languageNames, languages } from '../../shared/i18n/languages';
import { switchLanguage } from '../../shared/ui/language/switch-language';
import { settings } from '../../shared/settings/settings.store';
import { catalogue as shared } from '../../shared/locales/en-US';
import { isPageName, leadsTo } from '../routing/pages-of-visitor';
import { routeGroups } from '../routing/routes';
import { visitor } from '../routing/visitor';
import { menuEntries } from '../layout/menu/menu-entries';
import { panels } from '../panels/panels.store';
import { catalogue as english } from '../settings/locales/en-US';
import { allSwitches } from '../settings/settings.constants';
import type { Findable } from './match';

export interface Command extends Findable {
  key: string;
  label: string;
  /** The menu path of a screen, or the current value of a setting. */
  note: string;
  /** The search terms: its label in the current language and in English. */
  words: string[];
  run: () => void;
  /** Its effect is visible in the palette, which stays open. */
  staysOpen?: boolean;
}

type Translate = TFunction<['settings', 'shared']>;

/** The screens that the user may open: those of the menu and those reached in other ways. */
export function screenCommands(t: Translate, go: (path: string) => void): Command[] {
  const branches = menuEntries().filter((entry) => 'leaves' in entry);
  const screens = [
    ...branches.flatMap((branch) => branch.leaves.map((leaf) => ({ ...leaf, group: branch.label }))),
    ...hiddenScreens(),
  ];
  return screens.map(({ name, label, path, group }) => ({
    key: name,
    label: t(`shared:${label}`),
    note: t(`shared:${group}`),
    words: [t(`shared:${label}`), shared[label], t(`shared:${group}`), shared[group]],
    hints: doneAt(t, name),
    run: () => {
      go(path);
    },
  }));
}

/** What is done on a page: lists with commas in the catalogues. */
function doneAt(t: Translate, page: string): string[] {
  if (!isPageName(page)) return [];
  const words = `page.${page}.words` as const;
  return [t(words), english[words]].flatMap((list) => list.split(', '));
}

function hiddenScreens() {
  const known = visitor();
  return routeGroups.flatMap(({ locale: group, children }) =>
    children
      .filter((route) => route.hideInMenu === true && leadsTo(route, known))
      .map(({ name, locale: label, path }) => ({ name, label, path, group })),
  );
}

export function settingCommands(t: Translate): Command[] {
  const { values } = settings;
  const open: Command = {
    key: 'open',
    label: t('palette.open'),
    note: '',
    words: [t('palette.open'), english['palette.open']],
    run: () => {
      panels.show('settings');
    },
  };
  const switches = allSwitches.map((key): Command => {
    const name = `switch.${key}` as const;
    return {
      key,
      label: t(name),
      note: t(values[key] ? 'state.on' : 'state.off'),
      words: [t(name), english[name]],
      run: () => {
        settings.update({ [key]: !values[key] });
      },
    };
  });
  return [open, ...switches, ...themeCommands(t), ...languageCommands(t)];
}

function themeCommands(t: Translate): Command[] {
  return themes.map((theme) => {
    const name = `theme.${theme}` as const;
    const titled = `${t('shared:theme.label')}: ${t(`shared:${name}`)}`;
    return {
      key: theme,
      label: titled,
      note: settings.values.theme === theme ? t('state.on') : '',
      words: [titled, `${shared['theme.label']}: ${shared[name]}`],
      run: () => {
        settings.update({ theme });
      },
    };
  });
}

function languageCommands(t: Translate): Command[] {
  return languages.map((language) => {
    const name = languageNames[language];
    const titled = `${t('shared:language.label')}: ${name}`;
    return {
      key: language,
      label: titled,
      note: '',
      words: [titled, `${shared['language.label']}: ${name}`, name],
      run: () => void switchLanguage(language),
    };
  });
}
