import type { TranslationOf } from '../../../shared/i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  'offer.label': '产品导览',
  'offer.text': '第一次使用？花一分钟了解各项功能在哪里。',
  'offer.start': '开始导览',
  'offer.no': '不用了',
  step: '第 {{at, number}} 步，共 {{count, number}} 步',
  back: '上一步',
  next: '下一步',
  done: '完成',
  close: '结束导览',
  menu: '所有页面都在菜单里',
  'menu.text':
    '先是仪表盘，然后是列表和表单，还有存放孩子们阅读和观看内容的内容库。您能看到的页面由角色决定。',
  search: '也可以直接输入',
  'search.text': '点击这里或按 Ctrl + K 打开搜索，可以查找页面、集合和设置，也可以直接新建内容。',
  worklist: '等您处理的事项',
  'worklist.text': '需要您审核、修改或续约的事项都在这里，并注明截止日期。点击即可前往处理。',
  messages: '新消息自动送达',
  'messages.text':
    '消息、通知和待办无需刷新即可收到。在“用户设置”的“通知”中，可以选择哪些内容发送邮件以及何时发送。',
  account: '按您的习惯设置',
  'account.text':
    '个人资料、安全设置和通知都在这里，本导览也可以从这里再次打开。旁边可以切换语言和外观，设置会同步到您的其他设备。',
  begin: '现在开始吧',
  'begin.text': '给孩子们的内容写好后，由另一位同事审核，再放入已上线的集合。',
  'begin.write': '撰写第一篇内容',
  'begin.invite': '邀请同事',
  'begin.read': '了解集合如何上线',
};
