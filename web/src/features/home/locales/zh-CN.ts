import type { TranslationOf } from '../../../shared/i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  login: '登录',
  title: '孩子们的科技学堂',
  text: 'Sala 通过网络为孩子们带来科技课程：短视频与图文，提供高棉语、中文和英语。',
  action: '登录工作台',
  footer: 'Sala 在高棉语中意为“大厅”和“学校”。',
};
