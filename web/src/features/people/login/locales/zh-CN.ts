import type { TranslationOf } from '../../../../shared/i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  title: '登录 $t(shared:brand)',
  subtitle: '内容团队的工作台',
  username: '用户名',
  'username.required': '用户名不能为空',
  password: '密码',
  'password.required': '密码不能为空',
  remember: '记住密码',
  'remember.hint': '{{rememberedDays}} 天内在此设备上无需再次登录',
  submit: '登录',
  success: '欢迎使用 $t(shared:brand)',
  'failure.offline': '无法连接服务器，请检查网络后重试。',
  'failure.unexpected': '登录出错，请刷新后重试',
  forgot: '忘记密码',
  register: '注册账号',
  footer: '$t(shared:brand)，孩子们的科技学堂',
  banner: '关于 $t(shared:brand)',
  'banner.pause': '暂停轮播',
  'banner.play': '继续轮播',
  slogan1: '孩子们一起学习的学堂',
  'slogan1.text': '用心制作的科技课程，全班一起观看',
  slogan2: '从第一块积木到第一个程序',
  'slogan2.text': '短视频与图文，按孩子需要的顺序呈现',
  slogan3: '好奇心，被好好守护',
  'slogan3.text': '由乐于回答“为什么”的人制作',
};
