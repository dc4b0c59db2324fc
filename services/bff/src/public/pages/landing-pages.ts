import { type FastifyInstance } from 'fastify';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../common/messages/languages.constants.js';
import { type ShownTestimonialsService } from '../testimonials/shown-testimonials.service.js';
import { type LandingSite } from './landing-site.js';

/** Serves the public page in every language, robots.txt and the sitemap, each at its URL. */
export function registerLandingPages(
  server: FastifyInstance,
  site: LandingSite,
  testimonials: ShownTestimonialsService,
): void {
  const policy = landingPolicy(site);
  for (const [path, page] of site.byPath) {
    server.get(path, async (request, reply) => {
      const shown = page.showing(page.hasTestimonials ? await testimonials.today() : []);
      return await shown.send(request, reply.header('content-security-policy', policy));
    });
  }
  for (const language of LANGUAGES) {
    const isDefault = language === DEFAULT_LANGUAGE;
    const home = isDefault ? '/' : `/${language}/`;
    const aliases = isDefault ? [`/${language}`, `/${language}/`] : [`/${language}`];
    for (const alias of aliases) server.get(alias, (_request, reply) => reply.redirect(home, 308));
  }
}

/** Allows only the inline styles and fonts of the page and its own script. */
export function landingPolicy({ styleHashes }: LandingSite): string {
  const hashes = styleHashes.map((hash) => `'${hash}'`).join(' ');
  return (
    `default-src 'none'; script-src 'self'; style-src ${hashes}; img-src 'self'; font-src 'self' data:; ` +
    "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
    "require-trusted-types-for 'script'"
  );
}
