import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { AppError } from '../../common/errors/app-error.js';
import { type Organisation } from '../../config/organisation/organisation.js';
import { ASSETS_PREFIX, SERVED_PREFIXES } from '../../common/http/addresses.constants.js';
import { type RouteTable } from '../../common/http/route-table.js';
import { PAGE_GROUPS, PUBLIC_PAGES, REDIRECT_PREFIX } from '../../common/pages/pages.constants.js';
import { type ShownTestimonialsService } from '../testimonials/shown-testimonials.service.js';
import { type EnquiryServices, registerEnquiryPages } from './enquiry-pages.js';
import { FirstViewWriter } from './first-view.js';
import { registerLandingPages } from './landing-pages.js';
import { LandingSite } from './landing-site.js';
import { registerOrganisationFiles, toShown } from './organisation-files.js';
import { ProductPages } from './product-pages.js';
import { fillShell } from './shell.js';
import { WebFiles } from './web-files.js';

/** Paths that are not pages. An unknown path here is answered with an error for programs. */
const MACHINE_PREFIXES = [
  SERVED_PREFIXES.api,
  SERVED_PREFIXES.docs,
  SERVED_PREFIXES.document,
  SERVED_PREFIXES.health,
  SERVED_PREFIXES.readiness,
  SERVED_PREFIXES.startup,
  SERVED_PREFIXES.delivery,
  SERVED_PREFIXES.collect,
  ASSETS_PREFIX,
  '/metrics',
];

const PAGE_PATHS = new Set<string>([
  ...PUBLIC_PAGES.map(({ path }) => path),
  ...PAGE_GROUPS.flatMap(({ pages }) => pages.map(({ path }) => path)),
]);

interface Site extends EnquiryServices {
  /** The built web. */
  directory: string;
  publicUrl: string;
  hasChannel: boolean;
  organisation: Organisation;
  timeZone: string;
  routes: RouteTable;
  testimonials: ShownTestimonialsService;
}

function isPage(path: string): boolean {
  return PAGE_PATHS.has(path) || path.startsWith(REDIRECT_PREFIX);
}

function isForMachines(path: string): boolean {
  return MACHINE_PREFIXES.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}

/**
 * Serves the built web from `directory`: the public page, then the product. Hashed files may be cached for a
 * year. Pages are always revalidated, so that a new version is visible immediately. An unknown path gets the
 * same HTML with status 404, and the web shows its not-found page.
 */
export async function registerPages(
  server: FastifyInstance,
  { directory, publicUrl, hasChannel, organisation, timeZone, routes, testimonials, ...services }: Site,
): Promise<void> {
  const shown = toShown(organisation);
  const site = await LandingSite.load(directory, { publicUrl, hasChannel, organisation: shown });
  const shell = fillShell(await readFile(join(directory, 'index.html'), 'utf8'), shown, timeZone);
  const firstViews = await FirstViewWriter.load(directory);
  const product = new ProductPages(shell, firstViews);
  const files = await WebFiles.register(server, directory);
  routes.addFiles(files.paths);
  // After the last plugin: routes registered before a plugin do not get Nest's error filter.
  registerLandingPages(server, site, testimonials);
  registerEnquiryPages(server, site, services);
  registerOrganisationFiles(server, organisation);
  server.get('/*', (request, reply) => files.send(request, reply) ?? servePage(product, request, reply));
}

function servePage(
  product: ProductPages,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = request.url.split('?', 1)[0] ?? '/';
  if (isForMachines(path)) throw new AppError('routeUnknown');
  void reply.header('content-security-policy', product.policy);
  return product.at(path).send(request, reply.status(isPage(path) ? 200 : 404));
}
