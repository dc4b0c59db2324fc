import { AnnouncementKind, type ListAnnouncementsParams } from '../../../api/generated/model';
import { announcementChangedDtoLimits } from '../../../api/generated/model/limits/announcementChangedDto';
import {
  DEFAULT_PAGE_SIZE,
  FIRST_PAGE,
  LAST_PAGE,
  PAGE_SIZES,
  type PageSize,
} from '../../../shared/lists/list-limits';
import { UrlCodec } from '../../../shared/lists/url-codec';
import { choiceField, integerField } from '../../../shared/lists/url-fields';

export const kinds = Object.values(AnnouncementKind);

export interface AnnouncementsQuery {
  kind: AnnouncementKind | '';
  current: number;
  pageSize: PageSize;
}

export const announcementsQuery = new UrlCodec<AnnouncementsQuery>({
  kind: choiceField(kinds, ''),
  current: integerField(FIRST_PAGE, FIRST_PAGE, LAST_PAGE),
  pageSize: choiceField<PageSize, PageSize>(PAGE_SIZES, DEFAULT_PAGE_SIZE),
});

/** The open announcement; 0 for none. */
export const openView = new UrlCodec<{ open: number }>({
  open: integerField(0, announcementChangedDtoLimits.id.minimum, Number.MAX_SAFE_INTEGER),
});

export function paramsOf({ kind, ...page }: AnnouncementsQuery): ListAnnouncementsParams {
  return kind === '' ? page : { kind, ...page };
}
