import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { ChannelKeysService, type KeyUse } from './channel-keys.service.js';
import { ChannelRatesService } from './channel-rates.service.js';
import { type KnownChannel } from './channel.entity.js';
import { keyOf } from './request-key.js';

/** Admits channels, as often as their rates allow. */
@Injectable()
export class ChannelGuard implements CanActivate {
  constructor(
    private readonly keys: ChannelKeysService,
    private readonly rates: ChannelRatesService,
  ) {}

  canActivate(context: ExecutionContext): true | Promise<true> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { origin, host } = request.headers;
    const use = { key: keyOf(request), origin, host };
    const channel = this.keys.knownChannel(use);
    return channel === undefined ? this.admit(use, request.ip) : this.count(channel, request.ip);
  }

  private async admit(use: KeyUse, address: string): Promise<true> {
    return this.count(await this.keys.verify(use), address);
  }

  private count(channel: KnownChannel, address: string): true {
    this.rates.count(channel, 'delivery', address);
    return true;
  }
}
