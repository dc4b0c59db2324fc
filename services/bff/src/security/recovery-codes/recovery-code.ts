import { createHash, randomInt } from 'node:crypto';
import { RECOVERY_CODE } from './recovery-codes.constants.js';

const { alphabet, groups, groupLength } = RECOVERY_CODE;

/** `7K3M-9QDX-0TWB-5HRA` */
export function newRecoveryCode(): string {
  const group = () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** Of a code as people type it: in lower case, with or without hyphens and spaces. */
export function hashRecoveryCode(code: string): string {
  const characters = code
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return createHash('sha256').update(characters).digest('base64url');
}
