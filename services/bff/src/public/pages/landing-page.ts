import { PreparedPage } from '../../common/http/prepared-page.js';
import { type ShownTestimonial } from '../testimonials/shown-testimonials.service.js';

/** A page of the public site, rendered on the first request, and again only when what it shows has changed. */
export class LandingPage {
  private made: { of: string; page: PreparedPage } | undefined;

  constructor(
    private readonly write: (testimonials: readonly ShownTestimonial[]) => string,
    private readonly mediaType: string,
    readonly hasTestimonials: boolean,
  ) {}

  showing(testimonials: readonly ShownTestimonial[]): PreparedPage {
    const of = JSON.stringify(testimonials);
    if (this.made?.of !== of)
      this.made = { of, page: new PreparedPage(() => this.write(testimonials), this.mediaType) };
    return this.made.page;
  }
}
