import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const LOCAL_NAME = /(^|\.)(localhost|local|internal|home\.arpa|svc)\.?$/;

/** The host of an address as a resolver takes it: IPv6 without brackets. */
export function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^\[|\]$/g, '');
}

/**
 * Whether it is seen from the address alone that it leads into the network: an early refusal for whoever enters it. Where a
 * name leads is judged again whenever a connection is made.
 */
export function isInside(url: string): boolean {
  const host = hostOf(url);
  if (isIP(host) === 0) return LOCAL_NAME.test(host.toLowerCase());
  return isInternal(host);
}

/** The only IPv6 addresses of the internet; all that embed one of IPv4 lie outside, or have a range of their own. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an IP address is none of the internet. */
export function isInternal(ip: string): boolean {
  const address = ipaddr.parse(ip);
  if (address.range() !== 'unicast') return true;
  return address instanceof ipaddr.IPv6 && !address.match(GLOBAL_IPV6);
}

/** Whether an address is in one of these ranges, of either family. */
export function isInRange(ip: string, ranges: readonly string[]): boolean {
  const address = ipaddr.parse(ip);
  return ranges.some((range) => {
    const cidr = ipaddr.parseCIDR(range);
    return cidr[0].kind() === address.kind() && address.match(cidr);
  });
}

/** Whether the deployment allows an address that would otherwise be refused, as `host:port`. For development and tests. */
export function isAllowed(url: string, allowed: readonly string[]): boolean {
  const { hostname, port, protocol } = new URL(url);
  return allowed.includes(`${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`);
}
