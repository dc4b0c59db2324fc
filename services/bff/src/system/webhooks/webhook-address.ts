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
  return ipaddr.parse(host).range() !== 'unicast';
}

/** Whether the deployment allows an address that would otherwise be refused, as `host:port`. For development and tests. */
export function isAllowed(url: string, allowed: readonly string[]): boolean {
  const { hostname, port, protocol } = new URL(url);
  return allowed.includes(`${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`);
}
