import type { TranslationOf } from '../../i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  'make.refused': '未创建通行密钥。请重试，并在设备询问时确认。',
  'make.known': '此设备已有您账号的通行密钥。',
  'make.address': '只能在本站的公开网址上创建通行密钥，请从那里打开。',
  'make.failed': '设备无法创建通行密钥。请重试，或换一台设备。',
  'use.refused': '未使用通行密钥。请重试，或用其他方式登录。',
  'use.known': '设备无法使用通行密钥。请重试，或用其他方式登录。',
  'use.address': '通行密钥只能在本站的公开网址上使用。请从那里打开，或用其他方式登录。',
  'use.failed': '设备无法使用通行密钥。请重试，或用其他方式登录。',
};
