import type { TranslationOf } from '../../i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  title: '投放时间',
  save: '保存时间',
  zone: '请按学校的时间填写，那里现在是 {{now}}。',
  from: '上线时间',
  'from.hint': '留空：从一开始。在此之前即使已上线也不投放。',
  until: '下线时间',
  'until.hint': '留空：没有结束时间。',
  'time.wrong': '请输入时间，例如 09:30',
  'until.early': '结束时间必须晚于开始时间',
  done: '投放时间已保存',
  'standing.before': '{{time}} 起',
  'standing.after': '至 {{time}}',
};
