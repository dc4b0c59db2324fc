import type { TranslationOf } from '../../../../shared/i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  title: '基础信息',
  save: '保存',
  reset: '重置',
  saved: '信息已保存',
  select: '请选择',

  email: '邮箱',
  'email.required': '请输入邮箱地址',
  'email.wrong': '请输入正确的邮箱地址，例如 name@example.com',
  'email.change': '在安全设置中更换邮箱',
  'email.confirm': '在安全设置中确认或更换邮箱',
  'email.isNotConfirmed': '未确认',
  nickname: '昵称',
  'nickname.placeholder': '其他人看到的名称',
  'nickname.required': '请输入昵称',
  countryRegion: '国家/地区',
  'countryRegion.required': '请选择国家/地区',
  area: '所在区域',
  'area.hint': '省、州或城市',
  'area.province': '所在区域：省',
  'area.city': '市',
  'area.county': '区/县',
  'area.required': '请选择所在区域',
  address: '具体地址',
  'address.placeholder': '街道和门牌号',
  profile: '个人简介',
  'profile.placeholder': '介绍一下自己，最多 {{max}} 字',
};
