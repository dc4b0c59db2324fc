/** By name. The server takes the first ones; browsers that read the others draw them anew. */
export const pictureEndings = [
  ...['.jpg', '.jpeg', '.png', '.webp'],
  ...['.gif', '.avif', '.heic', '.heif'],
] as const;
