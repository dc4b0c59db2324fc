import i18next from 'i18next';
import { ChunkError } from '../../chunks/chunk-error';
import { reloadPage } from '../../chunks/reload-page';
import { errorText } from './error-text';
import { toasts } from './toasts.store';

/** Reports an error of loading code or texts, and offers the reload that brings what is missing, unless there is no connection. */
export function offerReload(error: unknown): void {
  const action = { label: i18next.t('shared:action.reload'), run: reloadPage };
  const isOffered = error instanceof ChunkError && navigator.onLine;
  toasts.show({ kind: 'error', text: errorText(error), ...(isOffered && { action }) });
}
