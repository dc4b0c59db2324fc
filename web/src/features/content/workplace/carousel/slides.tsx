import type { PagePath } from '../../../../api/generated/model/pages';
import { GuidesArt } from './art/guides-art';
import { InspectArt } from './art/inspect-art';
import { LanguagesArt } from './art/languages-art';
import { PublishArt } from './art/publish-art';

/** Each leads to a page that everyone may open. */
export const slides = [
  { key: 'publish', to: '/list/search-table' satisfies PagePath, Art: PublishArt },
  { key: 'inspect', to: '/list/card' satisfies PagePath, Art: InspectArt },
  { key: 'languages', to: '/dashboard/announcements' satisfies PagePath, Art: LanguagesArt },
  { key: 'guides', to: '/dashboard/documents' satisfies PagePath, Art: GuidesArt },
] as const;
