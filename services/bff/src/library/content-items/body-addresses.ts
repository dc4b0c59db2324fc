import MarkdownIt from 'markdown-it';
import { webAddress } from '../../common/text/web-address.constants.js';

/** Where a body is shown. */
export interface BodyPlace {
  /** Where people reach the product. */
  publicUrl: string;
  /** Whether it is for pages elsewhere, on which a relative address would lead to somebody else. */
  isElsewhere: boolean;
}

/** Within the product. Browsers take `//` and `/\` for another host. */
const OWN_PATH = /^\/(?![/\\])/;
const MAIL = /^mailto:[^\s@?]+@[^\s@?]+/i;
const WWW = /^www\.[^\s./]+\./i;
const TELEPHONE = /^tel:\+?[\d().-]+$/i;
/** Knows the ends of host names, as links in running text are found. */
const { linkify } = new MarkdownIt();
linkify.set({ fuzzyLink: true });

/** Which addresses a body may have, and how they reach those who read it: all that shows bodies asks it. */
export class BodyAddresses {
  constructor(private readonly place: BodyPlace) {}

  /** What a link leads to; null if it would lead nowhere, or where nobody is to be led. */
  link(written: string): string | null {
    if (MAIL.test(written) || TELEPHONE.test(written)) return written;
    return this.picture(written) ?? this.picture(completed(written));
  }

  /** Whether an address that a link leads to is a page of somebody else. */
  isForeign(address: string): boolean {
    return /^https?:/i.test(address) && !address.startsWith(`${this.place.publicUrl}/`);
  }

  /** Where a picture is loaded from; null if it is not to be shown. */
  picture(written: string): string | null {
    const { publicUrl, isElsewhere } = this.place;
    if (OWN_PATH.test(written)) return isElsewhere ? `${publicUrl}${written}` : written;
    const url = webAddress(written);
    return url?.protocol === 'https:' || url?.origin === new URL(publicUrl).origin ? written : null;
  }
}

/** What was written without a scheme, such as `www.sala.example`, with the one that was meant; else empty. */
function completed(written: string): string {
  const found = linkify.match(written)?.[0];
  const isHost = WWW.test(written) || (found?.schema === '' && found.raw === written);
  return isHost ? `https://${written}` : '';
}
