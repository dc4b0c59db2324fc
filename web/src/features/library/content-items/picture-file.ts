import { productLimits } from '../../../api/generated/model/productLimits';
import { pictureRule } from '../../../shared/upload/pictures/picture-rule';

/** By name; the server judges by the content. */
export const pictureFile = pictureRule(productLimits.pictureBytes);
