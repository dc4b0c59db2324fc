import { pageFields, type PageQuery } from '../../../../shared/lists/page-query';
import { UrlCodec } from '../../../../shared/lists/url-codec';
import { choiceField, rowKeyField } from '../../../../shared/lists/url-fields';

export const logQuery = new UrlCodec<PageQuery>(pageFields);

/** What is open beside the page: the change in the drawer, 0 for none, or the versions. Messages link to a change. */
export interface Beside {
  change: number;
  panel: 'versions' | '';
}

export const besideView = new UrlCodec<Beside>({
  change: rowKeyField(),
  panel: choiceField(['versions'], ''),
});
