import type { TranslationOf } from '../../../../shared/i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  tabs: '用户信息',
  'tab.overview': '概览',
  'tab.projects': '项目',
  'tab.teams': '我的团队',

  'header.job': '职位',
  'header.organization': '组织',
  'header.location': '所在地',
  'header.edit': '编辑资料',

  'more.projects': '查看更多',
  'more.teams': '查看更多',
  'more.notices': '查看全部',
  people_other: '共 {{number}} 人',

  projects: '我的项目',
  'projects.empty.create': '请在“项目”页面创建一个并添加成员。您参与的项目会显示在这里。',
  'projects.empty': '您还没有参与项目',
  'projects.empty.text': '请联系管理员将您加入项目，之后会显示在这里。',
  teams: '我的团队',
  'teams.empty.create': '请在“团队”页面创建一个并添加成员。您参与的团队会显示在这里。',
  'teams.empty': '您还没有加入团队',
  'teams.empty.text': '请联系管理员将您加入团队，之后会显示在这里。',
  activities: '最新动态',
  'activities.empty': '暂无动态',
  'activities.empty.text': '项目和团队成员的动态会显示在这里。',
  visits: '访问量',
  'visits.homepage': '我的主页',
  'visits.project': '我的项目',
  'visits.about': '最近 {{visitDays}} 天，与之前 {{visitDays}} 天相比',
  'visits.empty': '暂无访问',
  'visits.empty.text': '有人打开您的主页或项目后开始统计。',
  memberships: '项目和团队',
  'memberships.projects': '参与的项目',
  'memberships.projectPeople': '项目伙伴',
  'memberships.teams': '加入的团队',
  'memberships.teamPeople': '团队成员',
  'memberships.empty': '暂无数据',
  'memberships.empty.text': '参与项目或团队后开始统计。',
  notices: '站内通知',
  'notices.empty': '暂无通知',
  'notices.empty.text': '新通知会显示在这里和上方的铃铛处。',

  'email.unconfirmed': '{{email}}（未确认）',
};
