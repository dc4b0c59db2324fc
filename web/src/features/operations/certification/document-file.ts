import { productLimits } from '../../../api/generated/model/productLimits';
import { pictureRule } from '../../../shared/upload/pictures/picture-rule';

/** What the server accepts for a document; it looks at the content, too. */
export const DOCUMENT_FILE = pictureRule(productLimits.documentBytes, ['.pdf']);
