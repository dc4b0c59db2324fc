import { NestFactory } from '@nestjs/core';
import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { Logger, PinoLogger } from 'nestjs-pino';
import { PRODUCT_FACTS } from './app.facts.js';
import { AppModule } from './app.module.js';
import { DOCUMENT_30_ADDRESS, SERVED_PREFIXES } from './common/http/addresses.constants.js';
import { registerBodyParsers } from './common/http/body-parsers.js';
import { ConnectionsService } from './common/http/connections.service.js';
import { DrainingService } from './common/http/draining.service.js';
import { registerForwardedFor } from './common/http/forwarded-for.js';
import { registerPassingOn } from './common/http/passing-on.js';
import { PreparedPage } from './common/http/prepared-page.js';
import { registerRateLimitFields } from './common/http/rate-limit-fields.js';
import { registerConditionalAnswers } from './common/http/conditional-answers.js';
import { registerRouteTable, RouteTable } from './common/http/route-table.js';
import { registerRequestRules } from './common/http/request-rules.js';
import { registerSecurityHeaders } from './common/http/security-headers.js';
import { registerWebOrigins } from './common/http/web-origins.js';
import { createServer } from './common/http/server.js';
import { registerUploads } from './common/http/uploads.js';
import { type Config } from './config/config.js';
import { ChannelKeysService } from './delivery/channels/channel-keys.service.js';
import { registerCollecting } from './delivery/events/collect-routes.js';
import { CollectorService } from './delivery/events/collector.service.js';
import { PreviewLinksService } from './delivery/watch/preview-links.service.js';
import { registerWatch } from './delivery/watch/watch-routes.js';
import { WatchPagesService } from './delivery/watch/watch-pages.service.js';
import { VideoFilesService } from './library/media/video-files.service.js';
import { registerVideoUploads } from './library/media/video-uploads.js';
import { VideosService } from './library/media/videos.service.js';
import { EnquiriesService } from './public/enquiries/enquiries.service.js';
import { EnquiryDraftsService } from './public/enquiries/enquiry-drafts.service.js';
import { ChannelRatesService } from './delivery/channels/channel-rates.service.js';
import { RememberedAnswers, registerRememberedAnswers } from './delivery/feeds/remembered-answers.js';
import { registerCrossOrigin } from './delivery/channels/cross-origin.js';
import { registerRequestMetrics } from './common/http/request-metrics.js';
import { MetricsService } from './common/metrics/metrics.service.js';
import { registerRequestLog } from './common/http/request-log.js';
import { DeliveryService } from './platform/live-events/delivery.service.js';
import { registerEventPosition } from './platform/live-events/event-position.js';
import { quietFramework } from './platform/logging/quiet-framework.js';
import { describeApi, describeApiIn30 } from './platform/openapi/describe-api.js';
import { MaintenanceService } from './platform/maintenance/maintenance.service.js';
import { DOCS_SCRIPT_PATH, DOCS_STYLE, registerDocsScript } from './platform/openapi/docs-script.js';
import { registerRequestSpans } from './platform/tracing/request-spans.js';
import { TracingService } from './platform/tracing/tracing.service.js';
import { registerPages } from './public/pages/pages.js';
import { ShownTestimonialsService } from './public/testimonials/shown-testimonials.service.js';

/** The complete application, ready to listen. Used by the server and the tests. */
export async function createApp(config: Config): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(config),
    createServer(config.trustedProxies),
    // If the start fails, the command line prints the cause in one line.
    { bufferLogs: true, autoFlushLogs: false, abortOnError: false, bodyParser: false },
  );
  app.useLogger(quietFramework(app.get(Logger)));
  app.flushLogs();
  const server = app.getHttpAdapter().getInstance();
  app.get(ConnectionsService).watch(server.server, config.stopSeconds);
  await registerForwardedFor(server);
  await registerPassingOn(server, app.get(DrainingService));
  await registerSecurityHeaders(server);
  await registerWebOrigins(server, config.webOrigins);
  await registerCrossOrigin(server);
  await registerRequestRules(server);
  await registerRouteTable(server, app.get(RouteTable));
  await registerRequestSpans(server, app.get(TracingService));
  await registerRequestLog(server, await app.resolve(PinoLogger));
  await registerRequestMetrics(server, app.get(MetricsService));
  await registerEventPosition(server, app.get(DeliveryService));
  await registerBodyParsers(server);
  await registerUploads(server);
  await registerVideoUploads(server, app.get(VideosService), app.get(VideoFilesService));
  await registerRateLimitFields(server);
  await registerRememberedAnswers(server, {
    answers: app.get(RememberedAnswers, { strict: false }),
    keys: app.get(ChannelKeysService, { strict: false }),
    rates: app.get(ChannelRatesService, { strict: false }),
  });
  await registerConditionalAnswers(server);
  await registerCollecting(server, app.get(CollectorService, { strict: false }));
  await registerWatch(server, {
    pages: app.get(WatchPagesService, { strict: false }),
    links: app.get(PreviewLinksService, { strict: false }),
    isOpen: config.sampleChannel,
  });
  if (config.webDir !== undefined) {
    await registerPages(server, {
      directory: config.webDir,
      publicUrl: config.publicUrl,
      hasChannel: config.sampleChannel,
      organisation: config.organisation,
      timeZone: config.timeZone,
      routes: app.get(RouteTable),
      enquiries: app.get(EnquiriesService),
      drafts: app.get(EnquiryDraftsService),
      maintenance: app.get(MaintenanceService),
      testimonials: app.get(ShownTestimonialsService),
    });
  }
  if (config.docs) serveDocs(app);
  return app;
}

/** Of Brotli: the best one takes seconds for a text that few ask for. */
const DOCUMENT_QUALITY = 5;

function serveDocs(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance();
  let described: OpenAPIObject | undefined;
  const describe = () => (described ??= describeApi(app, PRODUCT_FACTS));
  registerDocsScript(server);
  // Swagger UI has a copy of its own. Whoever asks for the document alone gets it compressed: it has 1.4 MB.
  const documents = [
    [SERVED_PREFIXES.document, describe],
    [DOCUMENT_30_ADDRESS, () => describeApiIn30(app, PRODUCT_FACTS)],
  ] as const;
  for (const [address, write] of documents) {
    const document = new PreparedPage(() => JSON.stringify(write()), 'application/json; charset=utf-8', {
      cacheControl: 'no-store',
      quality: DOCUMENT_QUALITY,
    });
    server.get(address, (request, reply) => document.send(request, reply));
  }
  SwaggerModule.setup(SERVED_PREFIXES.docs, app, describe, {
    raw: ['yaml'],
    customSiteTitle: 'Sala API',
    customJs: DOCS_SCRIPT_PATH,
    customCss: DOCS_STYLE,
    swaggerOptions: {
      deepLinking: true,
      displayRequestDuration: true,
      filter: true,
      persistAuthorization: true,
      tryItOutEnabled: true,
    },
  });
}
