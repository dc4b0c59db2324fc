import { Injectable } from '@nestjs/common';
import { isSigned, sign } from '../../common/sealing/sign.js';
import { Config } from '../../config/config.js';
import { VIDEOS_ADDRESS } from './videos.constants.js';
import {
  MEDIA_LINK_HOURS,
  pictureAddress,
  pictureSource,
  POSTER_WIDTH,
  type PictureSource,
} from './media.constants.js';

const PURPOSE = 'media address';
const SECONDS_PER_HOUR = 3_600;

/** Media addresses that work on pages of any origin. */
export interface ShownMedia {
  picture: (id: string) => PictureSource;
  /** In the width that is enough for a player. */
  poster: (id: string) => string;
  video: (id: string) => string;
}

/** Where media are read: by everybody once they are online, and before that for an hour by whoever was given the address. */
@Injectable()
export class MediaAddressesService {
  constructor(private readonly config: Config) {}

  /** For somebody who has logged in. It is the same for an hour, so that browsers keep the file. */
  signed(id: string): PictureSource {
    return pictureSource(id, this.query(id));
  }

  /** What an address ends with to work for so long, or up to an hour longer. */
  query(id: string, hours = MEDIA_LINK_HOURS): string {
    const hour = Math.floor(now() / SECONDS_PER_HOUR) + 1;
    return this.queryUntil(id, (hour + hours) * SECONDS_PER_HOUR);
  }

  private queryUntil(id: string, until: number): string {
    const signature = sign(textOf(id, until), PURPOSE, this.config.jwtKeys);
    return `?until=${until}&signature=${signature}`;
  }

  /** For everybody. */
  get public(): ShownMedia {
    return this.shown(() => '');
  }

  /** Signed addresses that expire then, in seconds since 1970. */
  until(until: number): ShownMedia {
    return this.shown((id) => this.queryUntil(id, until));
  }

  private shown(queryOf: (id: string) => string): ShownMedia {
    const { publicUrl } = this.config;
    return {
      picture: (id) => pictureSource(id, queryOf(id), publicUrl),
      poster: (id) => `${pictureAddress(id, POSTER_WIDTH, publicUrl)}${queryOf(id)}`,
      video: (id) => `${publicUrl}${VIDEOS_ADDRESS}/${id}${queryOf(id)}`,
    };
  }

  /** For how many more seconds the signature holds; 0 if it does not. */
  secondsLeft(id: string, until: number, signature: string): number {
    const seconds = until - now();
    return seconds > 0 && isSigned(textOf(id, until), signature, PURPOSE, this.config.jwtKeys) ? seconds : 0;
  }
}

function textOf(id: string, until: number): string {
  return `${id} ${until}`;
}

function now(): number {
  return Math.floor(Date.now() / 1_000);
}
