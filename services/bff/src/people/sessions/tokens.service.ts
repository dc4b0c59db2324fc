import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../common/errors/app-error.js';
import { Config } from '../../config/config.js';
import { TOKEN, VERIFIED_TOKENS } from './sessions.constants.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface Claims {
  sid: string;
  exp?: number;
}

interface VerifiedToken {
  sessionId: string;
  expiresAtMs: number;
}

/** Signs and verifies session tokens. Only the session id of a token is trusted. */
@Injectable()
export class TokensService {
  /** A token that was verified stays so until it expires. Whether its session is valid is asked for each request. */
  private readonly verified = new LRUCache<string, VerifiedToken>({ max: VERIFIED_TOKENS });

  constructor(
    private readonly jwt: JwtService,
    private readonly config: Config,
  ) {}

  sign(sessionId: string, accountId: number, expiresAt: Date): Promise<string> {
    const [{ id }] = this.config.jwtKeys;
    const exp = Math.floor(expiresAt.getTime() / 1000);
    return this.jwt.signAsync({ sid: sessionId, sub: String(accountId), exp }, { ...signOptions, keyid: id });
  }

  /** The id of the session that a token refers to, if it was verified before and has not expired since. */
  knownSessionIdOf(token: string): string | undefined {
    const known = this.verified.get(token);
    return known !== undefined && Date.now() < known.expiresAtMs ? known.sessionId : undefined;
  }

  /**
   * The id of the session that a token refers to.
   * @throws AppError tokenInvalid for a bad signature, whatever else is wrong; sessionExpired only for a
   * valid signature.
   */
  async sessionIdOf(token: string): Promise<string> {
    return this.knownSessionIdOf(token) ?? (await this.verify(token));
  }

  private async verify(token: string): Promise<string> {
    try {
      const { sid, exp } = await this.jwt.verifyAsync<Claims>(token, verifyOptions);
      if (exp !== undefined && typeof sid === 'string' && UUID.test(sid)) {
        this.verified.set(token, { sessionId: sid, expiresAtMs: exp * 1000 });
        return sid;
      }
    } catch (error) {
      if (error instanceof Error && error.name === 'TokenExpiredError') throw new AppError('sessionExpired');
    }
    throw new AppError('tokenInvalid');
  }
}

const signOptions = { algorithm: TOKEN.algorithm, issuer: TOKEN.issuer, audience: TOKEN.audience };
const verifyOptions = { algorithms: [TOKEN.algorithm], issuer: TOKEN.issuer, audience: TOKEN.audience };
