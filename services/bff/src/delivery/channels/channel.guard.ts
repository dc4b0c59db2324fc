import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { ChannelKeysService } from './channel-keys.service.js';
import { ChannelRatesService } from './channel-rates.service.js';
import { keyOf } from './request-key.js';

/** Admits channels, as often as their rates allow. */
@Injectable()
export class ChannelGuard implements CanActivate {
  constructor(
    private readonly keys: ChannelKeysService,
    private readonly rates: ChannelRatesService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<true> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    this.rates.count(await this.keys.verify({ key: keyOf(request), origin: request.headers.origin }));
    return true;
  }
}
