import { loadTexts } from '../../shared/i18n/load-texts';
import { lazyPart } from '../../shared/ui/feedback/lazy-part';

/** Parts of the frame that are loaded after the page, because nobody waits for them. */
export const ConnectionBanner = lazyPart(async () => {
  const [{ ConnectionBanner: Banner }] = await Promise.all([
    import('./connection-banner'),
    loadTexts('live'),
  ]);
  return Banner;
});
export const MessageBell = lazyPart(async () => {
  const [{ MessageBell: Bell }] = await Promise.all([
    import('../../features/messages/messages/message-bell'),
    loadTexts('messages'),
  ]);
  return Bell;
});
