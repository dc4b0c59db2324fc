import i18next from 'i18next';
import { apiBase } from '../../../api/api-base';
import { ApiError } from '../../../api/api-error';
import { ChunkError } from '../../chunks/chunk-error';
import { ExplainedError } from '../../lib/explained-error';

/** One sentence for the user: the server's message if there is one. */
export function errorText(error: unknown): string {
  // A reload without a connection would lose the page.
  if (error instanceof ChunkError)
    return i18next.t(navigator.onLine ? 'shared:error.chunk' : 'shared:error.offline');
  if (error instanceof ExplainedError) return error.message;
  if (!(error instanceof ApiError)) return i18next.t('shared:error.unexpected');
  if (error.isOffline) return unreachable();
  if (error.msg !== '') return error.msg;
  // A refusal has a code, also where the server says nothing about it.
  return i18next.t(error.code === 0 ? 'shared:error.request' : 'shared:error.business');
}

/** A browser does not say whether the server is away or does not allow pages of this origin. */
function unreachable(): string {
  if (apiBase === '') return i18next.t('shared:error.offline');
  return i18next.t('shared:error.otherOrigin', { server: apiBase, page: location.origin });
}
