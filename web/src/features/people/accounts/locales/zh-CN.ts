import type { TranslationOf } from '../../../../shared/i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  'tab.label': '用户设置',
  'tab.basic': '基础信息',
  'tab.security': '安全设置',
  'tab.notifications': '通知设置',
  'tab.certification': '实名认证',

  'panel.accountId': '账号 ID',
  'panel.phone': '手机号码',
  'panel.registrationDate': '注册时间',
  'panel.none': '无',
  'panel.certified': '已认证',
  'panel.notCertified': '未认证',

  'avatar.title': '更换头像',
  'avatar.choose': '选择图片',
  'avatar.hint': '用鼠标、手指或方向键移动选框。',
  'avatar.picture': '所选图片',
  'avatar.square': '选框位置',
  'avatar.corner.nw': '左上角：用方向键调整大小',
  'avatar.corner.ne': '右上角：用方向键调整大小',
  'avatar.corner.sw': '左下角：用方向键调整大小',
  'avatar.corner.se': '右下角：用方向键调整大小',
  'avatar.size': '大小',
  'avatar.other': '换一张图片',
  'avatar.use': '使用这张图片',
  'avatar.changed': '头像已更换',
  'avatar.undrawable': '浏览器无法裁剪此图片，请选择更小的图片。',
  'avatar.remove': '移除头像',
  'avatar.remove.title': '移除头像？',
  'avatar.remove.text': '将改为显示您姓名的首字。',
  'avatar.removed': '头像已移除',
};
