import type { TranslationOf } from '../../../../../shared/i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  back: '返回登录',
  login: '用户名或邮箱',
  'login.pattern': '请输入一个用户名或邮箱地址',
  userName: '用户名',
  password: '密码',
  newPassword: '新密码',
  code: '恢复码',

  'forgot.title': '忘记密码',
  'forgot.intro': '您将收到一个用于设置新密码的链接。在此之前，旧密码仍然有效。',
  'forgot.send': '申请链接',
  'forgot.sent.mail': '如果该账号存在，链接将发送到其邮箱，请同时查看垃圾邮件文件夹。',
  'forgot.sent.person': '如果该账号存在，您团队的管理员已收到通知，会有人把链接交给您。',
  'forgot.sent.any': '如果该账号存在，您将通过邮件或从团队管理员处收到链接。',
  'forgot.sent.next': '链接 {{passwordLinkMinutes}} 分钟内有效，仅可使用一次。',

  'second.title': '确认是您本人',
  'second.intro.app': '请输入验证器应用当前显示的验证码，或一个恢复码。',
  'second.intro.passkey': '请使用您的通行密钥，或输入一个恢复码。',
  'second.intro.both': '请输入验证器应用当前显示的验证码，或一个恢复码。您也可以使用通行密钥。',
  'second.passkey': '使用通行密钥',
  'second.passkey.none': '此浏览器在此网址上无法使用您的通行密钥。',
  'second.code': '验证码',
  'second.code.hint': '{{authenticatorCodeDigits}} 位数字，或您的一个恢复码',
  'second.send': '登录',

  'recover.link': '我有恢复码',
  'recover.title': '使用恢复码',
  'recover.intro': '您在安全设置中保存的每个恢复码可使用一次。设置新密码后，已登录的设备将会退出。',
  'recover.none': '我没有恢复码',

  'link.title': '设置密码的链接',
  'link.invalid': '此链接无效：已使用、已被新链接取代，或已过期。',
  'link.invalid.next': '请重新申请链接，或打开您收到的最新链接。',

  'first.title': '欢迎加入 $t(shared:brand)',
  'first.intro': '您已受邀加入，账号已开通。请设置密码，之后使用下方的用户名和该密码登录。',

  'reset.title': '设置新密码',
  'reset.intro': '此后请用新密码登录；如果您已在其他设备上登录，将会退出。',
  'reset.send': '设置密码',
  'reset.again': '重新申请链接',
  'reset.done': '密码已设置，请用它登录。',

  'register.title': '注册账号',
  'register.intro.approval': '您团队的管理员审批通过后，您才能登录。',
  'register.intro.open': '注册后即可登录。',
  'register.intro.closed': '账号由您团队的管理员创建。',
  'register.closed': '此处未开放注册。如需账号，请告知管理员您的姓名和将要负责的工作。',
  'register.userName.hint': '小写字母、数字和 . _ -，以字母或数字开头',
  'register.nickname': '姓名',
  'register.email': '邮箱',
  'register.email.pattern': '请输入类似 name@sala.example 的邮箱地址',
  'register.send': '注册',
  'register.waiting.title': '已收到您的注册申请',
  'register.waiting': '管理员将进行审批，通过后您即可登录；在此之前，登录时会提示您正在等待审批。',
  'register.active.title': '您的账号已开通',
  'register.active': '您可以用用户名和密码登录。',
};
