import { type FastifyInstance } from 'fastify';
import { AppError } from '../../common/errors/app-error.js';
import { type ContentPictureQuery } from './content-picture.dto.js';
import { type VideoFilesService } from './video-files.service.js';
import { type VideosService } from './videos.service.js';
import { UPLOADS_ADDRESS } from './videos.constants.js';

/** The media type of a part of a file, in the tus protocol. */
const PART = 'application/offset+octet-stream';

/**
 * Where videos are sent. Outside of the envelope, because the protocol says how it answers; whoever was given the signed
 * address may send that one file.
 */
export async function registerVideoUploads(
  server: FastifyInstance,
  videos: VideosService,
  files: VideoFilesService,
): Promise<void> {
  await server.register((scope, _options, done) => {
    // Of the application, which sets its own after this.
    scope.setErrorHandler((error, request, reply) => {
      server.errorHandler(error, request, reply);
    });
    // Read by the library, as it comes.
    scope.addContentTypeParser(PART, (_request, _body, parsed) => {
      parsed(null);
    });
    scope.route<{ Params: { id: string }; Querystring: Record<string, string> }>({
      method: ['HEAD', 'PATCH'],
      url: `${UPLOADS_ADDRESS}/:id`,
      handler: async (request, reply) => {
        const { until, signature = '' } = request.query;
        const given: ContentPictureQuery = { until: Number(until), signature };
        if (!videos.mayUpload(request.params.id, given)) throw new AppError('fileUnknown');
        await files.answer(request, reply);
      },
    });
    done();
  });
}
