import i18next from 'i18next';
import { SESSION_ENDED } from '../../api/codes';
import { setTransportHooks } from '../../api/transport-hooks';
import { errorText } from '../ui/feedback/error-text';
import { toasts } from '../ui/feedback/toasts.store';
import { sessionEnd } from './session-end.store';
import { readToken } from './token';

/** The route guard handles a failure of these by redirecting to the login page. */
const GUARDED = ['/api/user/start', '/api/user/info'];

/** Connects the transport to the token, the language and the error handler. */
export function connectTransport(): void {
  setTransportHooks({
    headers: () => {
      const token = readToken();
      const language = { 'Accept-Language': i18next.language };
      return token === null ? language : { ...language, Authorization: `Bearer ${token}` };
    },
    failed: (error, { url, skipErrorToast, sentAt }) => {
      if (SESSION_ENDED.includes(error.code) && !GUARDED.includes(url)) sessionEnd.ask(sentAt);
      else if (!skipErrorToast)
        toasts.show({ kind: 'error', text: errorText(error), requestId: error.requestId });
    },
  });
}
