const KHMER_ZERO = '០'.charCodeAt(0);

/** A tel: or mailto: link to the sender. The address is escaped. */
export function replyLink(reply: string, reference: string): string {
  if (reply.includes('@')) {
    const address = encodeURIComponent(reply).replace('%40', '@');
    return `mailto:${address}?subject=${encodeURIComponent(reference)}`;
  }
  const arabic = reply.replaceAll(/[០-៩]/g, (digit) => String(digit.charCodeAt(0) - KHMER_ZERO));
  return `tel:${arabic.replaceAll(/[^+\d]/g, '')}`;
}
