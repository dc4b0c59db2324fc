import type { TranslationOf } from '../i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  brand: 'Sala',

  'menu.home': '首页',
  'menu.login': '登录',
  'menu.maintenance': '系统维护中',
  'menu.notFound': '页面不存在',
  'menu.redirect': '正在刷新',
  'menu.dashboard': '仪表盘',
  'menu.dashboard.workplace': '工作台',
  'menu.dashboard.monitor': '实时监控',
  'menu.visualization': '数据可视化',
  'menu.visualization.dataAnalysis': '数据分析',
  'menu.visualization.multiDimensionDataAnalysis': '多维数据分析',
  'menu.list': '列表',
  'menu.list.searchTable': '查询表格',
  'menu.list.cardList': '卡片列表',
  'menu.form': '表单',
  'menu.form.step': '分步表单',
  'menu.form.group': '分组表单',
  'menu.profile': '详情页',
  'menu.profile.basic': '基础详情页',
  'menu.result': '结果页',
  'menu.result.success': '成功',
  'menu.result.error': '失败',
  'menu.exception': '异常页',
  'menu.exception.403': '403',
  'menu.exception.404': '404',
  'menu.exception.500': '500',
  'menu.user': '个人中心',
  'menu.user.info': '用户信息',
  'menu.user.setting': '用户设置',
  'menu.arcoWebsite': 'Arco Design',
  'menu.faq': '常见问题',

  'action.cancel': '取消',
  'action.close': '关闭',
  'action.copied': '已复制',
  'action.copy': '复制',
  'action.reload': '刷新页面',
  'action.retry': '重试',

  'language.label': '语言',
  'language.switched': '语言已切换为中文',

  'theme.label': '主题',
  'theme.light': '浅色',
  'theme.dark': '深色',
  'theme.system': '跟随系统',

  'error.offline': '无法连接服务器，请检查网络后重试。',
  'error.page': '页面无法显示',
  'error.request': '请求错误',
  'error.requestId': '请求编号',
  'error.title': '加载失败',
  'error.unexpected': '页面出现问题，请刷新后重试。',

  'forbidden.title': '您没有查看权限',
  'forbidden.text': '您的角色不包含此内容。如工作需要，请联系管理员。',

  'sessionEnd.title': '确认退出',
  'sessionEnd.content': '您已退出登录，可以取消以留在此页面，或重新登录',
  'sessionEnd.relogin': '重新登录',

  'serverMenu.loading': '正在从服务器加载菜单…',
  'serverMenu.success': '菜单已从服务器加载',
  'serverMenu.error': '无法从服务器加载菜单，继续使用内置菜单',

  'pager.label': '分页',
  'pager.next': '下一页',
  'pager.page': '第 {{page}} 页',
  'pager.previous': '上一页',
  'pager.size': '每页行数',
  'pager.sizeOption': '{{size}} 条/页',
  'pager.jump': '跳至页码',
  'pager.total_other': '共 {{count}} 条',

  'date.start': '开始日期',
  'date.end': '结束日期',

  'undo.action': '撤销',
  'undo.done': '已撤销',

  'number.range': '{{min}} 至 {{max}}',
  'search.clear': '清除搜索内容',
};
