import type { TFunction } from 'i18next';
import { maintenance } from '../../shared/session/maintenance.store';
import { leadsTo } from '../routing/pages-of-visitor';
import { routeGroups } from '../routing/routes';
import { visitor } from '../routing/visitor';
import { catalogue as shared } from '../../shared/locales/en-US';
import { catalogue as english } from '../settings/locales/en-US';
import type { Command } from './commands';
import { type PlaceName, places } from './places';

type Translate = TFunction<['settings', 'shared']>;

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
function named(t: Translate, name: PlaceName | 'maintenance'): Pick<Command, 'key' | 'label' | 'words'> {
  const label = `place.${name}` as const;
  const words = `place.${name}.words` as const;
  const found = [t(words), english[words]].flatMap((list) => list.split(', '));
  return { key: `place-${name}`, label: t(label), words: [t(label), english[label], ...found] };
}
