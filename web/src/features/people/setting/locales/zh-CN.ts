import type { TranslationOf } from '../../../../shared/i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  'tab.label': '用户设置',
  'tab.basic': '基础信息',
  'tab.security': '安全设置',
  'tab.certification': '实名认证',

  'panel.accountId': '账号 ID',
  'panel.phone': '手机号码',
  'panel.registrationDate': '注册时间',
  'panel.none': '无',
  'panel.certified': '已认证',
  'panel.notCertified': '未认证',
};
