import { translations } from '../../common/messages/translate.js';
import { type Outgoing } from '../../messages/messages/message-sender.service.js';
import { hostOf } from './webhook-address.js';
import { type Webhook } from './webhook.entity.js';
import { FAILING_DAYS, webhookPath } from './webhooks.constants.js';

/** For those who may switch it on again, each in their own language. */
export function stopNotice({ id, url }: Pick<Webhook, 'id' | 'url'>, state: 'failed' | 'gone'): Outgoing {
  const params = { host: hostOf(url), days: FAILING_DAYS };
  return {
    to: { can: 'webhooks.manage' },
    kind: 'webhook',
    title: translations('notice.webhook.title'),
    content: translations(`notice.webhook.${state}`, params),
    link: webhookPath(id),
  };
}
