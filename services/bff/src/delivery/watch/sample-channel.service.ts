import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { AppError } from '../../common/errors/app-error.js';
import { Config } from '../../config/config.js';
import { type Channel } from '../channels/channel.entity.js';
import { ChannelKeysService } from '../channels/channel-keys.service.js';
import { ChannelRatesService } from '../channels/channel-rates.service.js';
import { ChannelsService } from '../channels/channels.service.js';
import { SAMPLE_CHANNEL } from './watch.constants.js';

/** The channel by which the product itself shows what is online. It has a key as that of any school. */
@Injectable()
export class SampleChannelService implements OnApplicationBootstrap {
  private made: Promise<void> | undefined;

  constructor(
    private readonly channels: ChannelsService,
    private readonly keys: ChannelKeysService,
    private readonly rates: ChannelRatesService,
    private readonly config: Config,
    private readonly logger: PinoLogger,
  ) {
    this.logger.setContext(SampleChannelService.name);
  }

  /** A database that is away, or has not been migrated yet, does not end the start: the first request tries again. */
  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.sampleChannel) return;
    await this.make().catch((error: unknown) => {
      this.logger.warn({ err: error }, 'cannot make the sample channel yet');
    });
  }

  /**
   * The channel, whose requests are counted as those of any other.
   * @throws AppError notFound if an administrator has revoked it; tooManyRequests
   */
  async admit(address: string): Promise<Pick<Channel, 'key' | 'visitors'>> {
    await this.make();
    const channel = await this.keys.sample();
    if (channel?.revokedAt !== null) throw new AppError('notFound');
    this.rates.count(channel, 'delivery', address);
    return channel;
  }

  private async make(): Promise<void> {
    const { origin } = new URL(this.config.publicUrl);
    this.made ??= this.channels.ensureSample({ ...SAMPLE_CHANNEL, origins: [origin] });
    await this.made.catch((error: unknown) => {
      this.made = undefined;
      throw error;
    });
  }
}
