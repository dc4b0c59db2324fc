import type { TranslationOf } from '../../../../shared/i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  intro:
    '各角色可以做什么，取自服务器判断所用的规则。输入用户名，可查看此人可以做什么及原因。具体记录可能另有限制，例如不能审批自己的申请。',
  'filter.hint': '名称、路径、说明或分组',
  'filter.account': '人员',
  'filter.account.hint': '用户名',
  'column.kind': '类型',
  'column.right': '操作或页面',
  'column.group': '分组',
  'column.roles': '开放对象',
  'column.reason': '此人',
  'kind.operation': '操作',
  'kind.page': '页面',
  'open.public': '任何人',
  'open.signedIn': '所有登录用户',
  'open.grants': '或被授予“{{grants}}”',
  'reason.public': '可以：任何人都可以。',
  'reason.signedIn': '可以：登录用户都可以。',
  'reason.role': '可以：角色允许。',
  'reason.grant': '可以：已被授予。',
  'reason.otherRole': '不可以：仅限{{roles}}。',
  'reason.invited': '暂不可以：尚未设置密码。',
  'reason.locked': '暂不可以：密码错误过多，已锁定。',
  'reason.disabled': '不可以：账号已停用。',
  'reason.noAccount': '没有使用此用户名的账号。',
  'empty.none': '没有找到',
  'empty.none.text': '所有操作和页面都列在此处。',
};
