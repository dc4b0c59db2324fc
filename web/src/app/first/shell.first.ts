import { pages, type SignedInPageName } from '../../api/generated/model/pages';
import { getStart } from '../../api/generated/user/user';
import { isSignedIn } from '../../shared/session/token';
import { firstQuestions } from './first-questions';

interface Page {
  name: SignedInPageName;
  path: string;
}

/** Asks what the page at this address asks first. A visitor who is not signed in, and a public page, ask nothing. */
export function askFirst({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const listed = pages.groups.flatMap<Page>((group) => [...group.pages]);
  const page = listed.find(({ path }) => path === pathname);
  if (page === undefined || !isSignedIn()) return;
  void getStart();
  firstQuestions[page.name]?.(new URLSearchParams(search));
}
