import type { TranslationOf } from '../../../../../shared/i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  parameters: '规则设置',
  save: '保存',
  saveAndTurnOn: '保存并启用',
  discard: '放弃修改',
  turnsOn: '该规则还没有可用的内容。请至少添加一项，保存后即启用。',

  'field.parameters.labels': '要隐藏的标签',
  'labels.hint': '带有其中任一标签的课程不予展示。按回车键或逗号添加。',
  'field.parameters.itemIds': '置顶的课程',
  'items.hint': '在包含这些课程的每个集合中，它们按此处选择的顺序排在最前。',
  'items.search': '按标题搜索课程',
  'field.parameters.weights': '要更常展示的标签',
  'weights.hint': '带有多个标签的课程按第一个计算。按回车键或逗号添加。',
  'weights.of': '“{{label}}”的频率',
  'weights.unit': '倍',
  'field.parameters.places': '固定位置的课程',
  'places.hint': '在包含这些课程的每个集合中，它们保持在各自的位置，优先于置顶。',
  'places.of': '“{{name}}”的位置',
  'places.twice': '有两个课程的位置相同，请分别设置。',
  'field.parameters.words': '不适合儿童的词语',
  'words.hint': '在标题、摘要、正文、标签和封面说明中查找，不区分大小写。',
  'words.twice': '同一词语出现了两次，请删除一个。',
  'field.parameters.languages': '展示的语言',
  'languages.hint': '课程须属于其中一种语言，且标题以该语言的文字书写。',
  'field.parameters.withoutEmoji': '不展示标题或摘要中含表情符号的课程',

  preview: '预览',
  'preview.set': '集合',
  'preview.hint': '选择一个已上线的集合，查看规则会带来的变化。',
  'preview.search': '按名称搜索集合',
  'preview.wrong': '请先更正上面的设置，再查看预览。',
  'preview.summary':
    '展示：{{delivered, number}}。移动：{{moved, number}}。隐藏：{{hidden, number}}。恢复展示：{{shown, number}}。',
  'preview.list': '应用规则后的顺序',
  'preview.moved': '从第 {{before, number}} 位移到第 {{after, number}} 位',
  'preview.hidden': '已隐藏，原为第 {{before, number}} 位',
  'preview.shown': '恢复展示',
};
