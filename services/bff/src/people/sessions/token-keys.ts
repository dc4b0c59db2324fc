import { createSecretKey } from 'node:crypto';
import { type JwtModuleOptions, JwtSecretRequestType, JwtService } from '@nestjs/jwt';
import { AppError } from '../../common/errors/app-error.js';
import { type Config } from '../../config/config.js';

interface DecodedToken {
  header: { kid?: unknown; crit?: unknown };
}

/**
 * Chooses the key that signs a token, and the one that a token names. The keys are made once: of a text, the library
 * would make a key for each token.
 */
export function tokenKeys({ jwtKeys }: Config): JwtModuleOptions {
  const keys = jwtKeys.map(({ id, secret }) => ({ id, key: createSecretKey(secret, 'utf8') }));
  return {
    secretOrKeyProvider: (request, token) => {
      const id = request === JwtSecretRequestType.SIGN ? jwtKeys[0].id : keyIdOf(token);
      const named = keys.find((key) => key.id === id);
      if (!named) throw new AppError('tokenInvalid');
      return named.key;
    },
  };
}

const decoder = new JwtService();

function keyIdOf(token: string | object): unknown {
  const decoded: unknown = typeof token === 'string' ? decoder.decode(token, { complete: true }) : null;
  const header = (decoded as DecodedToken | null)?.header;
  // Critical extensions (RFC 7515, 4.1.11): none is supported, and the library does not check for them.
  if (header?.crit !== undefined) throw new AppError('tokenInvalid');
  return header?.kid;
}
