const PICTURE = /<img [^>]*?src="([^"]*\/([0-9a-f]{40}-\d{1,4}x\d{1,4})-\d+\.webp[^"]*)"/g;

/** Where the pictures of a body are now, by their ids, from the HTML that the server has made of it. */
export function pictureAddresses(html: string): Map<string, string> {
  return new Map(
    Array.from(html.matchAll(PICTURE), ([, address = '', id = '']) => [id, address.replaceAll('&amp;', '&')]),
  );
}
