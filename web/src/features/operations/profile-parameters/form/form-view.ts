import { UrlCodec } from '../../../../shared/lists/url-codec';
import { rowKeyField } from '../../../../shared/lists/url-fields';

/** The earlier change that fills the form, 0 for none: to correct a returned one, or to start from a version. */
export const formView = new UrlCodec<{ from: number }>({ from: rowKeyField() });
