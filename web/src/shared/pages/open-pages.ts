import type { PageName } from '../../api/generated/model';
import type { catalogue } from '../locales/en-US';

/** A page that the person may open now. */
export interface OpenPage {
  name: PageName;
  path: string;
  label: Extract<keyof typeof catalogue, `menu.${string}`>;
}

let source: () => OpenPage[] = () => [];

/** The router provides the pages: it knows the role and which pages are built. */
export function provideOpenPages(pages: () => OpenPage[]): void {
  source = pages;
}

/** In the order of the menu, also those that no menu shows. Observable: it follows the role. */
export function openPages(): OpenPage[] {
  return source();
}
