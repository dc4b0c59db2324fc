import type {
  ContentItemListItemDto,
  ContentKind,
  ContentType,
  PolicyDetailDto,
  PolicyItemDto,
} from '../../../../api/generated/model';

import { standingNow } from '../../../../shared/schedule/standing-now';

/** An item of a set, as the list shows it. */
export type Member = Pick<
  PolicyItemDto,
  'id' | 'title' | 'kind' | 'orientation' | 'author' | 'language' | 'online' | 'reason'
>;

/** The kinds of items that a set of a content type holds. */
export const kindsOf: Record<ContentType, ContentKind[]> = {
  img: ['imageText', 'text'],
  horizontalVideo: ['video'],
  verticalVideo: ['video'],
};

/** What was saved, and how it is taken back; undefined if that is not possible. */
export interface Saved {
  policy: PolicyDetailDto;
  undo: (() => Promise<PolicyDetailDto>) | undefined;
}

/** Content that was picked, before the set has it. */
export function memberOf(item: ContentItemListItemDto): Member {
  const { id, title, kind, orientation, author, language, online } = item;
  const standing = standingNow(item);
  const reason = online !== 'online' ? 'offline' : standing === 'during' ? undefined : 'scheduled';
  return { id, title, kind, orientation, author, language, online, ...(reason && { reason }) };
}
