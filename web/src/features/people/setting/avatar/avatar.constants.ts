/** As the server checks it. */
export const AVATAR_FILE = { endings: ['.jpg', '.jpeg', '.png', '.webp'], maxBytes: 2_000_000 };
