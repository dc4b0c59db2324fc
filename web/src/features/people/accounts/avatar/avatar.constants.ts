import { productLimits } from '../../../../api/generated/model/productLimits';

/** As the server checks it. */
export const AVATAR_FILE = {
  endings: ['.jpg', '.jpeg', '.png', '.webp'],
  maxBytes: productLimits.avatarBytes,
};
