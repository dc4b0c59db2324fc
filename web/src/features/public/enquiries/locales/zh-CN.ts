import { enquiryLabels } from '../../../../api/generated/model/labels/enquiry/zh-CN';
import type { TranslationOf } from '../../../../shared/i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  ...enquiryLabels,
  title: '咨询',
  'course.any': '请给我们建议',
  'column.assignee': '处理人',
  'column.eraseDate': '自动删除日期',
  'filter.search.hint': '姓名、邮箱、电话或编号',
  'view.named': '查看{{name}}的咨询',
  'action.take': '受理',
  'action.close': '结束咨询',
  'action.reopen': '重新打开',
  'action.erase': '立即删除',
  'close.hint': '例如：已回电，周六有名额',
  'close.missing': '请填写处理结果',
  'erase.title': '永久删除？',
  'erase.ask': '{{name}}填写的全部内容及相关待办将被删除，无法恢复。日志只记录已删除这一事实。',
  'done.take': '您已受理此咨询',
  'done.close': '咨询已结束',
  'done.reopen': '咨询已重新打开',
  'done.erase': '咨询已删除',
  gone: '此咨询已不存在',
  'gone.text': '它已被管理员删除、因到期而删除，或者编号有误。',
  'history.visitor': '来自公开页面',
  'history.create': '收到',
  'history.take': '受理',
  'history.close': '结束',
  'history.reopen': '重新打开',
  'empty.none': '暂无咨询',
  'empty.none.text': '访客在公开页面提交的内容会自动出现在这里。',
};
