import { isIPv6 } from 'node:net';

const GROUPS = 8;
const NETWORK_GROUPS = 4;
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** An IPv4 address in its own notation: a dual-stack socket reports it as `::ffff:192.0.2.7`. */
export function plainAddress(address: string): string {
  return MAPPED_IPV4.exec(address)?.[1] ?? address;
}

/** The network of one person: an IPv4 address, or the first 64 bits of an IPv6 one, below which addresses are free. */
export function networkOf(caller: string): string {
  const address = plainAddress(caller);
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%', 1).join('').toLowerCase().split('::');
  const first = groupsOf(head);
  const last = tail === undefined ? [] : groupsOf(tail);
  const zeros = Array.from({ length: Math.max(0, GROUPS - first.length - last.length) }, () => '0');
  return `${[...first, ...zeros, ...last].slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/, ''));
}
