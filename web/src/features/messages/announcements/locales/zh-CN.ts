import type { TranslationOf } from '../../../../shared/i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  kinds: '类型',
  'kind.all': '全部',
  create: '新建公告',
  'open.missing': '该公告已不存在',
  'open.missing.text': '它已被移除，或地址有误。',
  by: '{{author}} · {{time}}',
  edit: '编辑',
  'edit.named': '编辑“{{title}}”',
  remove: '移除',
  'remove.named': '移除“{{title}}”',
  removed: '“{{title}}”已移除',

  'form.create': '新建公告',
  'form.edit': '编辑公告',
  'form.hint': '至少用一种语言书写。没有对应语言时，读者会看到第一种语言。',
  'form.kind': '类型',
  'form.title': '标题',
  'form.title.missing': '请输入标题，或清空正文',
  'form.text': '正文',
  'form.text.missing': '请输入正文，或清空标题',
  'form.none': '请至少用一种语言书写',
  'form.part': '{{part}}（{{language}}）',
  'form.publish': '发布',
  'form.save': '保存',
  'done.create': '“{{title}}”已发布',
  'done.edit': '“{{title}}”已保存',

  empty: '暂无公告',
  'empty.text': '管理员可在此撰写第一条公告，所有人在工作台也能看到。',
  'empty.filtered': '没有此类公告',
  'empty.filtered.text': '请选择其他类型，或查看全部。',
  'empty.page': '这一页没有内容',
  'empty.page.text': '请选择前面的页。',
};
