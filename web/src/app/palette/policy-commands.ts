import type { TFunction } from 'i18next';
import type { PolicyDto } from '../../api/generated/model';
import type { PagePath } from '../../api/generated/model/pages';
import type { Command } from './commands';
import { filterOf, type PolicySearchStore } from './policy-search.store';

type Translate = TFunction<['settings', 'shared']>;

const TABLE = '/list/search-table' satisfies PagePath;
const pathTo = (query: object) => `${TABLE}?${new URLSearchParams({ ...query }).toString()}`;

/** The sets found, each opening its record, and a link to the full list; after a failure, a command that retries. */
export function policyCommands(
  t: Translate,
  search: PolicySearchStore,
  query: string,
  go: (path: string) => void,
): Command[] {
  const { rows, more, hasFailed } = search;
  if (hasFailed) return [{ ...plain('retry', t('palette.retry')), run: search.retry, staysOpen: true }];
  const found = rows.map((row: PolicyDto) => ({
    ...plain(`policy-${row.id}`, row.name),
    note: String(row.number),
    run: () => {
      go(pathTo({ record: row.id }));
    },
  }));
  if (more <= 0) return found;
  const all = {
    ...plain('all', t('palette.more', { count: more })),
    run: () => {
      go(pathTo(filterOf(query.trim())));
    },
  };
  return [...found, all];
}

const plain = (key: string, label: string) => ({ key, label, note: '', words: [] });
