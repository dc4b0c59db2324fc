import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type Principal } from '../../common/auth/principal.js';
import { type Violation } from '../../common/contract/violation.js';
import { AppError } from '../../common/errors/app-error.js';
import { writtenAddress } from '../../common/text/web-address.constants.js';
import { Config } from '../../config/config.js';
import { type ContentKind } from '../../content/content/content.constants.js';
import { type ContentCoverDto } from '../media/content-picture.dto.js';
import { ContentPicturesService } from '../media/content-pictures.service.js';
import { MediaAddressesService, type ShownMedia } from '../media/media-addresses.service.js';
import { MEDIA_SCHEME, picturesNamedIn, type PictureSource } from '../media/media.constants.js';
import { VideosService } from '../media/videos.service.js';
import { type BodyPlace } from './body-addresses.js';
import { refuseIncomplete } from './item-content.js';
import { type ItemContent } from './item-content.constants.js';

type Cover = Pick<ItemContent, 'cover' | 'coverText'>;

/** Bodies and covers as people see them: those who have logged in before something is online, and everybody after. */
@Injectable()
export class ContentBodiesService {
  constructor(
    private readonly pictures: ContentPicturesService,
    private readonly addresses: MediaAddressesService,
    private readonly videos: VideosService,
    private readonly config: Config,
  ) {}

  /** The body as HTML, with the pictures that this person may see. */
  async preview(body: string, principal: Principal): Promise<string> {
    return await this.here(body, await this.pictures.visible(picturesNamedIn(body), principal));
  }

  /** Of revisions that are online. */
  get public(): ShownMedia {
    return this.addresses.public;
  }

  /** Of a revision that is not, for whoever was given an address that ends then, in seconds since 1970. */
  until(until: number): ShownMedia {
    return this.addresses.until(until);
  }

  /** The body as HTML for pages of any origin. */
  async delivered(body: string, media = this.public): Promise<string> {
    const stored = await this.pictures.stored(picturesNamedIn(body));
    const place = { publicUrl: this.config.publicUrl, isElsewhere: true };
    return await rendered(body, place, stored, media.picture);
  }

  /** There is something to inspect, and all of it would work. @throws AppError contentIncomplete, pictureUndescribed, addressDead */
  async refuseUnready(kind: ContentKind, content: ItemContent): Promise<void> {
    const { body } = content;
    refuseIncomplete(kind, content);
    const { deadAddressIn, hasUndescribed } = await import('./render-body.js');
    if (hasUndescribed(body)) throw new AppError('pictureUndescribed', {}, { field: 'body' });
    const address = deadAddressIn(body, { publicUrl: this.config.publicUrl, isElsewhere: true });
    if (address !== undefined) throw new AppError('addressDead', { address }, { field: 'body' });
  }

  /** The cover of something that this reader may see. */
  cover({ cover: id, coverText: text }: Cover): ContentCoverDto | null {
    return id === '' ? null : { id, text, ...this.addresses.signed(id) };
  }

  /** The cover for pages of any origin. */
  deliveredCover({ cover: id, coverText: text }: Cover, media = this.public): ContentCoverDto | null {
    return id === '' ? null : { id, text, ...media.picture(id) };
  }

  /** What a player shows before the video begins; null if it has no cover. */
  deliveredPoster({ cover }: Pick<Cover, 'cover'>, media = this.public): string | null {
    return cover === '' ? null : media.poster(cover);
  }

  /** Where the video is; null if there is none. */
  deliveredVideo(
    { video, videoAddress }: Pick<ItemContent, 'video' | 'videoAddress'>,
    media = this.public,
  ): string | null {
    return video === '' ? writtenAddress(videoAddress) : media.video(video);
  }

  /** Those of the pictures that a body names which are not there, or not this person's to use. */
  async unknownIn(
    bodies: string[],
    principal: Principal,
    manager?: EntityManager,
  ): Promise<ReadonlySet<string>> {
    const named = new Set(bodies.flatMap(picturesNamedIn));
    const visible = await this.pictures.visible([...named], principal, manager);
    return new Set([...named].filter((id) => !visible.has(id)));
  }

  /** What it names must be there, and this person's to use. @throws AppError contractBroken */
  async refuseUnknown(
    { cover, body, video }: ItemContent,
    principal: Principal,
    manager: EntityManager,
  ): Promise<void> {
    const named = picturesNamedIn(body);
    const ids = cover === '' ? named : [cover, ...named];
    const visible = await this.pictures.visible(ids, principal, manager);
    const violations: Violation[] = [];
    const refuse = (field: string, id: string) =>
      violations.push({ field, rule: 'pictureGone', params: { id: `${MEDIA_SCHEME}${id}` } });
    if (cover !== '' && !visible.has(cover)) refuse('cover', cover);
    const gone = named.find((id) => !visible.has(id));
    if (gone !== undefined) refuse('body', gone);
    if (video !== '' && !(await this.videos.isVisible(video, principal, manager)))
      violations.push({ field: 'video', rule: 'videoGone', params: {} });
    if (violations.length > 0) throw new AppError('contractBroken', {}, violations);
  }

  /** For pages of the product. */
  private async here(body: string, shown: ReadonlySet<string>): Promise<string> {
    const place = { publicUrl: this.config.publicUrl, isElsewhere: false };
    return await rendered(body, place, shown, (id) => this.addresses.signed(id));
  }
}

/** The renderer is loaded for the first body: many processes have none. */
async function rendered(
  body: string,
  place: BodyPlace,
  shown: ReadonlySet<string>,
  sourceOf: (id: string) => PictureSource,
): Promise<string> {
  const { renderBody } = await import('./render-body.js');
  return renderBody(body, place, new Map([...shown].map((id) => [id, sourceOf(id)])));
}
