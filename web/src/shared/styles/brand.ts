/** The colour of the brand: of the pictures, the icon and the public page, and the theme colour until one is chosen. */
export const BRAND_COLOR = '#165DFF';
