import type { TranslationOf } from '../../../../shared/i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  title: '系统维护中',
  text: '我们很快回来。您保存的内容不会丢失。',
  returns: '服务恢复后，本页会自动继续。',
  home: '回到首页',
};
