import i18next from 'i18next';
import type { PageName, RightDto } from '../../../api/generated/model';
import { pages } from '../../../api/generated/model/pages';
import { listRights } from '../../../api/generated/rights/rights';
import { LanguageFollower } from '../../../shared/i18n/language-follower';
import { searchKey } from '../../../shared/lib/search-key';
import { paramsOf } from '../../../shared/lists/filters';
import { LiveList } from '../../../shared/lists/live-list';
import type { RightsQuery } from './rights-view';

type Group = (typeof pages.groups)[number];
type Label = Group['label'] | Group['pages'][number]['label'];

/** What a person may do changes with their account. The server names operations in the language of the reader. */
export function newRightsList() {
  const live = new LiveList<RightDto, RightsQuery>('accounts.changed', (query, signal) =>
    listRights({ ...paramsOf(query), ...pagesNamed(query.search) }, { signal, skipErrorToast: true }),
  );
  const language = new LanguageFollower(() => void live.list.refresh());
  return {
    live,
    follow: () => {
      const ends = [live.follow(), language.start()];
      return () => {
        for (const end of ends) end();
      };
    },
  };
}

/** The pages that the menu shows by this text, which the server does not know. */
export function pagesNamed(text: string): { pages?: PageName[] } {
  const part = searchKey(text.trim());
  if (part === '') return {};
  const has = (label: Label) => searchKey(i18next.t(label)).includes(part);
  const named = pages.groups.flatMap((group) =>
    group.pages.filter(({ label }) => has(label) || has(group.label)).map(({ name }) => name),
  );
  return named.length === 0 ? {} : { pages: named };
}
