import { TimeField } from '../../common/fields/date-field.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { PAGE_NAMES, type PageName } from '../../common/pages/page-names.constants.js';
import { displayTime } from '../../common/time/display-time.js';
import { type VisitedPage } from './recent-page.entity.js';

const page = {
  values: PAGE_NAMES,
  enumName: 'PageName',
  description: 'Name of the page.',
  example: 'SearchTable',
};

export class VisitedPageDto {
  @EnumField(page)
  page: PageName;
}

export class RecentPageDto {
  @EnumField(page)
  page: PageName;

  @TimeField({
    description: 'When it was last opened, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment.',
    example: '2026-03-14 09:26:53',
  })
  time: string;

  static from({ page: name, visitedAt }: VisitedPage, timeZone: string): RecentPageDto {
    return { page: name, time: displayTime(visitedAt, timeZone) };
  }
}
