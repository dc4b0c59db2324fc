import { type FastifyInstance } from 'fastify';
import { type Logo } from '../../config/organisation/logo.js';
import { type Organisation } from '../../config/organisation/organisation.js';
import { DEFAULT_LANGUAGE } from '../../common/messages/languages.constants.js';
import { PreparedPage } from '../../common/http/prepared-page.js';

const ONE_YEAR_S = 31_536_000;
/** A picture that is opened as a document runs nothing and loads nothing. */
const LOGO_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";
const MANIFEST = '/manifest.webmanifest';

/** A logo as pages refer to it. */
export interface ShownLogo extends Pick<Logo, 'mediaType' | 'width' | 'height'> {
  /** The URL path. It changes with the picture, which may therefore be kept. */
  path: string;
}

/** The organisation as pages show it. */
export interface ShownOrganisation extends Omit<Organisation, 'logo'> {
  logo: ShownLogo | undefined;
}

export function toShown({ logo, ...organisation }: Organisation): ShownOrganisation {
  return { ...organisation, logo: logo && { ...shown(logo), path: pathOf(logo) } };
}

function shown({ mediaType, width, height }: Logo): Omit<ShownLogo, 'path'> {
  return { mediaType, width, height };
}

function pathOf({ version, mediaType }: Logo): string {
  return `/organisation/logo-${version}.${mediaType === 'image/png' ? 'png' : 'svg'}`;
}

/** Serves the logo, and the manifest by which the product is installed under the name of the school. */
export function registerOrganisationFiles(server: FastifyInstance, organisation: Organisation): void {
  const manifest = new PreparedPage(
    () => manifestOf(toShown(organisation)),
    'application/manifest+json; charset=utf-8',
  );
  server.get(MANIFEST, (request, reply) => manifest.send(request, reply));
  const { logo } = organisation;
  if (!logo) return;
  server.get(pathOf(logo), (_request, reply) =>
    reply
      .headers({
        'cache-control': `public, max-age=${ONE_YEAR_S}, immutable`,
        'content-security-policy': LOGO_POLICY,
      })
      .type(logo.mediaType)
      .send(logo.content),
  );
}

function manifestOf({ name, logo }: ShownOrganisation): string {
  const icon =
    logo?.mediaType === 'image/png'
      ? { src: logo.path, sizes: `${logo.width}x${logo.height}`, type: logo.mediaType }
      : { src: logo?.path ?? '/favicon.svg', sizes: 'any', type: 'image/svg+xml' };
  return JSON.stringify({
    name: name[DEFAULT_LANGUAGE],
    short_name: name[DEFAULT_LANGUAGE],
    start_url: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [icon],
  });
}
