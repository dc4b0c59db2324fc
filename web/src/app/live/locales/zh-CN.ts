import type { TranslationOf } from '../../../shared/i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  offline: '您已离线，所见内容可能不是最新的；恢复连接后会自动更新。',
  away: '与服务器的连接已中断，正在重试…',
};
