import type { TFunction } from 'i18next';
import { themes } from '../../shared/settings/settings.constants';
import { languageNames, languages } from '../../shared/i18n/languages';
import { switchLanguage } from '../../shared/ui/language/switch-language';
import { settings } from '../../shared/settings/settings.store';
import { catalogue as shared } from '../../shared/locales/en-US';
import { isPageName, leadsTo } from '../routing/pages-of-visitor';
import { findRoute } from '../routing/find-route';
import type { AppRoute } from '../routing/route-types';
import { routeGroups } from '../routing/routes';
import { visitor } from '../routing/visitor';
import { menuEntries } from '../layout/menu/menu-entries';
import { leavesOf } from '../layout/menu/menu-tree';
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
  return [...menuCommands(t, go), ...hiddenScreens(t, go)];
}

/** What the menu shows. A page is found by the word of the menu, and by its own. */
function menuCommands(t: Translate, go: (path: string) => void): Command[] {
  return leavesOf(menuEntries()).map((leaf) => {
    const { key, label, group } = leaf;
    if ('href' in leaf) {
      const run = () => void window.open(leaf.href, '_blank', 'noopener');
      return { key, label, note: group, words: [label, group], run };
    }
    const route = findRoute(leaf.path);
    return {
      key: route.name,
      label,
      note: group,
      words: [label, group, ...wordsOf(t, route)],
      hints: doneAt(t, route.name),
      run: () => {
        go(leaf.path);
      },
    };
  });
}

/** Of the page and of its group, as this product calls them. */
function wordsOf(t: Translate, route: AppRoute): string[] {
  const group = routeGroups.find(({ children }) => children.includes(route));
  return [route, ...(group ? [group] : [])].flatMap(({ locale }) => [t(`shared:${locale}`), shared[locale]]);
}

/** What is done on a page: lists with commas in the catalogues. */
function doneAt(t: Translate, page: string): string[] {
  if (!isPageName(page)) return [];
  const words = `page.${page}.words` as const;
  return [t(words), english[words]].flatMap((list) => list.split(', '));
}

/** What may be opened although the menu does not show it. */
function hiddenScreens(t: Translate, go: (path: string) => void): Command[] {
  const known = visitor();
  const shown = new Set(leavesOf(menuEntries()).map((leaf) => ('path' in leaf ? leaf.path : '')));
  return routeGroups.flatMap(({ locale: group, children }) =>
    children
      .filter((route) => !shown.has(route.path) && leadsTo(route, known))
      .map((route) => ({
        key: route.name,
        label: t(`shared:${route.locale}`),
        note: t(`shared:${group}`),
        words: wordsOf(t, route),
        hints: doneAt(t, route.name),
        run: () => {
          go(route.path);
        },
      })),
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
