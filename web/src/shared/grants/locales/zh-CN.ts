import type { TranslationOf } from '../../i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue = {
  title: '角色之外授予的权限',
  none: '无。',
  'none.anybody': '没有授予任何人权限。',
  until: '有效期至 {{day}}',
  by: '由 {{name}} 授予',
  more: '另有 {{formatted}} 项。',
} satisfies TranslationOf<typeof source>;
