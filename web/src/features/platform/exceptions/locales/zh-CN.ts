import type { TranslationOf } from '../../../../shared/i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  '403.title': '对不起，您没有访问该资源的权限',
  '403.text': '您的角色不包含此页面。如有需要，请联系管理员。',
  '404.title': '抱歉，页面不见了',
  '404.text': '页面可能已移动，或地址有误。',
  '500.title': '抱歉，服务器出了点问题',
  '500.text': '这是我们的问题，请稍后再试。',
  retried: '已于 {{time}} 重试，结果相同。',
  back: '返回',
};
