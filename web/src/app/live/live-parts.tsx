import i18next from 'i18next';
import { type ComponentType, lazy, Suspense } from 'react';
import type { Namespace } from '../i18n/namespaces';

/**
 * A part of the frame that comes in behind the screen, because nobody waits for it. Should it be lost (a new version
 * was put out), the rest goes on without it.
 */
function part(load: () => Promise<ComponentType>, texts: Namespace) {
  const Part = lazy(() =>
    Promise.all([load(), i18next.loadNamespaces(texts)]).then(
      ([loaded]) => ({ default: loaded }),
      () => ({ default: (() => null) as ComponentType }),
    ),
  );
  return () => (
    <Suspense>
      <Part />
    </Suspense>
  );
}

export const ConnectionBanner = part(
  async () => (await import('./connection-banner')).ConnectionBanner,
  'live',
);
export const MessageBell = part(
  async () => (await import('../../features/messages/messages/message-bell')).MessageBell,
  'messages',
);
