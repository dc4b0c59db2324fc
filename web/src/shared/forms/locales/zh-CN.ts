import type { TranslationOf } from '../../i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  required: '请填写此项',
  tooShort: '至少输入 {{min}} 个字符',
  tooLong: '最多输入 {{max}} 个字符，当前为 {{typed}} 个',
  tooMany: '最多输入 {{max}} 项',
  pattern: '格式不正确',
  character: '此处不能使用“{{character}}”',
  space: '此处不能使用空格',
  number: '请输入数字',
  whole: '请输入整数，不能有小数',
  range: '请输入 {{min}} 到 {{max}} 之间的数字',
  'range.max': '请输入不大于 {{max}} 的数字',
  'range.min': '请输入不小于 {{min}} 的数字',
  past: '不能早于现在',
  choice: '请选择其中一项',
  wrong: '不允许使用此值',

  conflict: '在您打开之后，其他人已修改了此内容。请重新查看后再提交您的输入。',

  clash: '在此期间，其他人已修改了此内容。',
  'clash.by': '{{person}} 已于 {{time}} 修改了此内容。',
  'clash.keep': '以下字段双方都修改过。您的输入已保留，保存后将替换对方的内容。',
  'clash.theirs': '{{field}}，对方的内容：{{value}}',
  'clash.empty': '空',
  'clash.take': '采用对方的',
  'clash.take.named': '采用对方的：{{field}}',
  merged: '已保存，并包含他人所作的修改：{{fields}}',
  'merged.by': '已保存，并包含 {{person}} 于 {{time}} 所作的修改：{{fields}}',

  'leave.title': '放弃您的输入？',
  'leave.text': '您在此输入的内容尚未提交。',
  'leave.discard': '放弃',
  'leave.stay': '继续编辑',

  'password.rule': '至少六个字符，由字母、数字或除空格外的特殊字符组成，且同时包含大写和小写字母',
  'password.strength.weak': '强度：弱，容易被猜到',
  'password.strength.fair': '强度：中，越长越好',
  'password.strength.strong': '强度：强',
};
