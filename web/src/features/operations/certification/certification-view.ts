import { pageFields, type PageQuery } from '../../../shared/lists/page-query';
import { UrlCodec } from '../../../shared/lists/url-codec';
import { choiceField, integerField } from '../../../shared/lists/url-fields';

/** Keys of rows are PostgreSQL integers. */
const MAX_ID = 2_147_483_647;

interface CertificationView {
  /** The open request; 0 for none. */
  certification: number;
  form: '' | 'open';
}

export const certificationView = new UrlCodec<CertificationView>({
  certification: integerField(0, 1, MAX_ID),
  form: choiceField<'open', ''>(['open'], ''),
});

/** The page of requests that wait for a reviewer. */
export const reviewsQuery = new UrlCodec<PageQuery>(pageFields);
