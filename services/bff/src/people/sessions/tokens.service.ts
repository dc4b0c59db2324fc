import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { AppError } from '../../common/errors/app-error.js';
import { Config } from '../../config/config.js';
import { TOKEN } from './sessions.constants.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface Claims {
  sid: string;
  exp?: number;
}

interface DecodedToken {
  header: { kid?: unknown; crit?: unknown };
}

/** Signs and verifies session tokens. Only the session id of a token is trusted. */
@Injectable()
export class TokensService {
  constructor(
    private readonly jwt: JwtService,
    private readonly config: Config,
  ) {}

  sign(sessionId: string, accountId: number, expiresAt: Date): Promise<string> {
    const [key] = this.config.jwtKeys;
    const exp = Math.floor(expiresAt.getTime() / 1000);
    return this.jwt.signAsync(
      { sid: sessionId, sub: String(accountId), exp },
      { ...signOptions, secret: key.secret, keyid: key.id },
    );
  }

  /**
   * The id of the session that a token refers to.
   * @throws AppError tokenInvalid for a bad signature, whatever else is wrong; sessionExpired only for a
   * valid signature.
   */
  async sessionIdOf(token: string): Promise<string> {
    try {
      const { sid, exp } = await this.jwt.verifyAsync<Claims>(token, {
        ...verifyOptions,
        secret: this.secretFor(token),
      });
      if (exp !== undefined && typeof sid === 'string' && UUID.test(sid)) return sid;
    } catch (error) {
      if (error instanceof Error && error.name === 'TokenExpiredError') throw new AppError('sessionExpired');
    }
    throw new AppError('tokenInvalid');
  }

  private secretFor(token: string): string {
    const decoded: unknown = this.jwt.decode(token, { complete: true });
    const header = (decoded as DecodedToken | null)?.header;
    // Critical extensions (RFC 7515, 4.1.11): none is supported, and the library does not check for them.
    if (header?.crit !== undefined) throw new AppError('tokenInvalid');
    const key = this.config.jwtKeys.find(({ id }) => id === header?.kid);
    if (!key) throw new AppError('tokenInvalid');
    return key.secret;
  }
}

const signOptions = { algorithm: TOKEN.algorithm, issuer: TOKEN.issuer, audience: TOKEN.audience };
const verifyOptions = { algorithms: [TOKEN.algorithm], issuer: TOKEN.issuer, audience: TOKEN.audience };
