import { UrlCodec } from '../../../../shared/lists/url-codec';
import { integerField } from '../../../../shared/lists/url-fields';

/** Keys of rows are PostgreSQL integers. */
const MAX_CHANGE = 2_147_483_647;

/** The earlier change that fills the form, 0 for none: to correct a returned one, or to start from a version. */
export const formView = new UrlCodec<{ from: number }>({ from: integerField(0, 1, MAX_CHANGE) });
