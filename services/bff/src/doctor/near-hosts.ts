import { isIP } from 'node:net';

const LOOPBACK = /^(localhost|127\.|\[?::1\]?$)/;

/** On this machine: an address of the loopback interface, or a socket in the file system. */
export function isHere(host: string): boolean {
  return host === '' || LOOPBACK.test(host);
}

/** On this machine, or in the same Kubernetes namespace or Compose project: a name without a dot. */
export function isNear(host: string): boolean {
  return LOOPBACK.test(host) || (isIP(host) === 0 && !host.includes('.'));
}
