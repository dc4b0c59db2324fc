import type { TFunction } from 'i18next';
import type { PagePath } from '../../api/generated/model/pages';
import { maintenance } from '../../shared/session/maintenance.store';
import { leadsTo } from '../routing/pages-of-visitor';
import { routeGroups } from '../routing/routes';
import { visitor } from '../routing/visitor';
import { catalogue as shared } from '../../shared/locales/en-US';
import { catalogue as english } from '../settings/locales/en-US';
import type { Command } from './commands';

type Translate = TFunction<['settings', 'shared']>;

/** Parts of pages that have an address of their own. */
const places = [
  { name: 'basic', page: '/user/setting', query: 'tab=basic' },
  { name: 'security', page: '/user/setting', query: 'tab=security' },
  { name: 'certification', page: '/user/setting', query: 'tab=certification' },
  { name: 'renewals', page: '/list/orders', query: 'view=renewals' },
  { name: 'ledger', page: '/list/orders', query: 'view=ledger' },
  { name: 'applications', page: '/result/success', query: 'list=open' },
  { name: 'qualityInspection', page: '/list/card', query: 'tab=qualityInspection' },
  { name: 'services', page: '/list/card', query: 'tab=service' },
  { name: 'rulePresets', page: '/list/card', query: 'tab=rulePreset' },
] as const satisfies { name: string; page: PagePath; query: string }[];

type Named = (typeof places)[number]['name'] | 'maintenance';

/** Parts of the pages that the user may open, found by what is done there, too. */
export function placeCommands(t: Translate, go: (path: string) => void): Command[] {
  const known = visitor();
  const routes = routeGroups.flatMap(({ children }) => children).filter((route) => leadsTo(route, known));
  return places.flatMap(({ name, page, query }) => {
    const route = routes.find(({ path }) => path === page);
    if (route === undefined) return [];
    return [
      {
        ...named(t, name),
        note: t(`shared:${route.locale}`),
        words: [...named(t, name).words, t(`shared:${route.locale}`), shared[route.locale]],
        run: () => {
          go(`${page}?${query}`);
        },
      },
    ];
  });
}

/** The switch of maintenance, for those who may turn it. */
export function maintenanceCommands(t: Translate): Command[] {
  return maintenance.mayEnd ? [{ ...named(t, 'maintenance'), note: '', run: maintenance.ask }] : [];
}

/** The words are a list with commas in the catalogues. */
function named(t: Translate, name: Named): Pick<Command, 'key' | 'label' | 'words'> {
  const label = `place.${name}` as const;
  const words = `place.${name}.words` as const;
  const found = [t(words), english[words]].flatMap((list) => list.split(', '));
  return { key: `place-${name}`, label: t(label), words: [t(label), english[label], ...found] };
}
