import type { TranslationOf } from '../../../../shared/i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  guides: '指南',

  publish: '内容管理就是管理内容与集合。集合是一组内容以及展示它们的规则。集合上线后，孩子们才能看到。',
  'publish.write': '编写内容',
  'publish.write.text':
    '每个人都可以编写：打开“内容”，选择“新建内容”，或在那里导入表格。要更改自己的许多内容，请下载、编辑文件后再导入：内容编号说明每行更改哪项内容。写好后提交，由他人审核，再由管理员上线。',
  'publish.create': '新建集合',
  'publish.create.text':
    '打开“查询表格”，点击“新建”。填写名称、内容体裁和筛选方式，编号留空时会自动生成。然后在“内容项”标签页中手动选择内容，或设置规则。',
  'publish.check': '检查集合',
  'publish.check.text':
    '打开集合。详情显示已保存的内容，历史记录显示谁在何时改了什么。可以复制链接，请同事一起查看。',
  'publish.online': '上线',
  'publish.online.text':
    '把状态改为已上线。要一次发布多个，请选中多行，或选中符合筛选条件的全部行，再点击“上线”。',
  'publish.undo': '撤销',
  'publish.undo.text':
    '批量操作在 {{undoHours}} 小时内且集合未被更改时可以撤销。删除的集合在回收站中，可以恢复。',
  'publish.rule': '登录的人都能查看集合。只有管理员可以新建、更改、发布和删除。',
  'publish.open': '打开查询表格',

  import: '导入可以用 CSV 文件或工作簿（XLSX）一次新建和更改许多集合。',
  'import.prepare': '准备文件',
  'import.prepare.text':
    '在“查询表格”中下载表格，文件中的列就是导入能识别的列。编号已存在的行会更改该集合，其他行会新建集合。最多 {{rows}} 行、{{size}}。',
  'import.choose': '选择文件',
  'import.choose.text': '在“查询表格”中点击“导入”，选择文件。列名不同时，可以手动对应。',
  'import.check': '查看结果预览',
  'import.check.text':
    '保存之前，会显示新建、更改和不变的数量，以及每个错误所在的行和列。有错误的行不会导入；可连同原因下载，改正后再导入。',
  'import.undo': '导入或撤销',
  'import.undo.text':
    '导入要么全部保存，要么完全不保存。在 {{undoHours}} 小时内且集合未被更改时，可以整批撤销。',
  'import.rule': '只有管理员可以导入。所有人都可以下载当前筛选出的行。',
  'import.open': '打开查询表格',

  inspect: '新内容在展示之前要由人检查。等待检查的内容放在质检队列中。',
  'inspect.queue': '选择队列',
  'inspect.queue.text':
    '打开“卡片列表”，查看“内容质检”。卡片显示待质检数、查看所需的时长和待抽检数。提交的内容进入第一个符合条件的队列；队列由管理员创建和编辑。',
  'inspect.look': '查看内容',
  'inspect.look.text':
    '点击“质检”。列表显示等待的内容，旁边是孩子们将看到的样子和内容信息。S 跳到下一条，K 返回上一条。',
  'inspect.decide': '做出决定',
  'inspect.decide.text': 'A 通过，C 抽检，R 驳回。驳回需要填写原因，提交人会看到。',
  'inspect.history': '更正决定',
  'inspect.history.text':
    '已通过或已驳回的内容可以重新打开，再次等待质检。队列的历史记录显示谁在何时检查了什么。队列删除后，其中等待的内容进入其他队列；都不符合时进入“其他内容”。',
  'inspect.rule':
    '所有人都能看到队列。管理员和获得授权的人可以质检，且不能决定自己的内容。两人同时检查一条内容时，以先做的决定为准。',
  'inspect.open': '打开卡片列表',

  orders: '服务按期限开通和续约，先下订单，再从余额支付。',
  'orders.order': '下订单',
  'orders.order.text':
    '打开“卡片列表”，查看“开通服务”。开通或续约时选择期限，下单前会显示价格。订单会等待支付或取消。',
  'orders.pay': '支付订单',
  'orders.pay.text':
    '在工作台的“待处理”中查看等待支付的订单。订单从余额支付；余额不足时支付会被拒绝，不会有任何变化。',
  'orders.renew': '及时续约',
  'orders.renew.text':
    '工作台的“待处理”统计已过期、{{renewalDays}} 天内到期，以及续约订单待支付的服务。续约从当前期限结束时开始计算。',
  'orders.ledger': '查看账本',
  'orders.ledger.text': '账本列出每一笔充值和支付。记录不会被更改，余额就是它们的总和。',
  'orders.rule': '不涉及真实资金：订单和余额只保存在本产品中。下单、支付和取消由管理员操作。',
  'orders.open': '打开卡片列表',

  integrate: '学校已有的其他系统可以把数据发送到 Sala，无需重复录入。',
  'integrate.token': '创建令牌',
  'integrate.token.text':
    '打开“用户设置”，创建一个可更改“来自其他系统的记录”的个人访问令牌。令牌只显示一次，请像其他密钥一样妥善保存在该系统中。',
  'integrate.records': '发送作者、项目和内容',
  'integrate.records.text':
    '其他系统按批次发送记录。每一行都有各自的结果，重复发送不会造成更改，因此同一程序可以每晚运行。API 文档列出了所有字段和示例。',
  'integrate.inspect': '质检收到的内容',
  'integrate.inspect.text':
    '收到的内容是草稿，也可以直接提交。由另一位同事质检并上线。在此之前，已上线的内容保持不变。',
  'integrate.facts': '发送儿童的使用数据',
  'integrate.facts.text':
    '浏览、点赞和时长按内容和小时发送。再次发送同一小时的数据会替换原有数据，不会重复计算。',
  'integrate.rule': '所有人都可以发送自己的内容。只有管理员可以发送作者、项目、团队和数据。',
  'integrate.open': '打开用户设置',
};
