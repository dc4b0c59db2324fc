import { pageFields, type PageQuery } from '../../../shared/lists/page-query';
import { UrlCodec } from '../../../shared/lists/url-codec';
import { choiceField, rowKeyField } from '../../../shared/lists/url-fields';

interface CertificationView {
  /** The open request; 0 for none. */
  certification: number;
  form: '' | 'open';
}

export const certificationView = new UrlCodec<CertificationView>({
  certification: rowKeyField(),
  form: choiceField<'open', ''>(['open'], ''),
});

/** The page of requests that wait for a reviewer. */
export const reviewsQuery = new UrlCodec<PageQuery>(pageFields);
