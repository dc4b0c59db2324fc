import { AnnouncementKind } from '../../../api/generated/model';
import { announcementChangedDtoLimits } from '../../../api/generated/model/limits/live-events';
import { pageFields, type PageQuery } from '../../../shared/lists/page-query';
import { UrlCodec } from '../../../shared/lists/url-codec';
import { choiceField, integerField, newRecordField } from '../../../shared/lists/url-fields';

export const kinds = Object.values(AnnouncementKind);

export interface AnnouncementsQuery extends PageQuery {
  kind: AnnouncementKind | '';
}

export const announcementsQuery = new UrlCodec<AnnouncementsQuery>({
  kind: choiceField(kinds, ''),
  ...pageFields,
});

/** The open announcement; 0 for none. And whether the form of a new one is open. */
export const openView = new UrlCodec<{ open: number; new: 'yes' | '' }>({
  open: integerField(0, announcementChangedDtoLimits.id.minimum, Number.MAX_SAFE_INTEGER),
  new: newRecordField(),
});
