const KHMER_ZERO = '០'.charCodeAt(0);

/** To call or to write to whoever left this address; what is written in it stays an address. */
export function replyLink(reply: string, reference: string): string {
  if (reply.includes('@')) {
    const address = encodeURIComponent(reply).replace('%40', '@');
    return `mailto:${address}?subject=${encodeURIComponent(reference)}`;
  }
  const arabic = reply.replaceAll(/[០-៩]/g, (digit) => String(digit.charCodeAt(0) - KHMER_ZERO));
  return `tel:${arabic.replaceAll(/[^+\d]/g, '')}`;
}
