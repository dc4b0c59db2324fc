export const catalogue = {
  guides: 'Guides',

  publish:
    'Content management is work with content and sets. A set is a group of content with the rules under which it is shown. It reaches children while it is online.',
  'publish.write': 'Write the content',
  'publish.write.text':
    'Everyone may write: open Content and choose New content, or import a table there. To change many items of yours, download them, edit the file and import it: the item ID says which item a row changes. Submit what is ready. Somebody else inspects it, and an administrator puts it online.',
  'publish.create': 'Create the set',
  'publish.create.text':
    'Open Search Table and choose Create. Enter the name, the content type and the filter type; leave the number empty to have one generated. Then choose the items by hand or by a rule, in the tab Items.',
  'publish.check': 'Check it',
  'publish.check.text':
    'Open the set. The details show what is stored, the history who changed what and when. Copy the link to ask a colleague to look at it.',
  'publish.online': 'Put it online',
  'publish.online.text':
    'Choose Online as its status. To publish several, select their rows, or all rows that match the filters, and choose Put online.',
  'publish.undo': 'Change your mind',
  'publish.undo.text':
    'Every bulk action can be undone for {{undoHours}} hours, as long as nobody has changed its sets. Deleted sets are in the bin and can be restored.',
  'publish.rule':
    'Everyone who has logged in can read the sets. Only administrators create, change, publish and delete them.',
  'publish.open': 'Open Search Table',

  import: 'An import creates and changes many sets at once from a CSV file or a workbook (XLSX).',
  'import.prepare': 'Prepare the file',
  'import.prepare.text':
    'Download the table in Search Table: the file has the columns that an import understands. A row with an existing number changes that set; any other row creates one. At most {{rows}} rows and {{size}}.',
  'import.choose': 'Choose the file',
  'import.choose.text':
    'Choose Import in Search Table and choose your file. Columns with other names can be matched by hand.',
  'import.check': 'Read what would happen',
  'import.check.text':
    'Before anything is saved you see how many sets are new, changed and unchanged, and every error with its row and column. Rows with errors are left out; download them with their reasons, correct them and import them again.',
  'import.undo': 'Import, or undo it',
  'import.undo.text':
    'An import is saved completely or not at all. It can be undone as a whole for {{undoHours}} hours, as long as nobody has changed its sets.',
  'import.rule': 'Only administrators import. Everyone may download the rows that the current filters show.',
  'import.open': 'Open Search Table',

  inspect: 'New content is looked at by a person before it is shown. What waits for this is in queues.',
  'inspect.queue': 'Choose a queue',
  'inspect.queue.text':
    'Open Card List and look at Quality Inspection. A card shows how many items wait, how long it takes to view them, and how many are to be checked again. A submitted item goes into the first queue whose conditions it meets; administrators create and edit queues.',
  'inspect.look': 'Look at an item',
  'inspect.look.text':
    'Choose Inspect. The list shows what waits; beside it stands what a child would see, with the facts of the item. S skips to the next item, K goes back.',
  'inspect.decide': 'Decide',
  'inspect.decide.text':
    'A approves it, C has it checked again, R rejects it. A rejection needs a reason, which whoever submitted it reads.',
  'inspect.history': 'Correct a decision',
  'inspect.history.text':
    'Reopen an item that was approved or rejected: it waits again. The history of the queue names who inspected what and when. What waits in a queue that is deleted goes to the others, and what fits nowhere to the queue Everything else.',
  'inspect.rule':
    'Everyone sees the queues. Administrators inspect, and whoever was given the right. Nobody decides about their own work. If two inspect the same item, the first decision counts.',
  'inspect.open': 'Open Card List',

  orders: 'Services are opened and renewed for a term by an order, which is paid from the balance.',
  'orders.order': 'Order a term',
  'orders.order.text':
    'Open Card List and look at Service. Open or renew a service and choose the term; the price is shown before you order. The order waits until it is paid or cancelled.',
  'orders.pay': 'Pay the order',
  'orders.pay.text':
    '“To do” on the workplace leads to the orders that wait. An order is paid from the balance. If the balance does not suffice, the payment is refused and nothing changes.',
  'orders.renew': 'Renew in time',
  'orders.renew.text':
    '“To do” on the workplace counts the services that have expired or end within {{renewalDays}} days, and those whose renewal waits to be paid. A renewal begins when the current term ends.',
  'orders.ledger': 'Read the ledger',
  'orders.ledger.text':
    'The ledger lists every top-up and every payment. Entries are never changed, and the balance is their sum.',
  'orders.rule':
    'No real money moves: orders and balance are kept in this product only. Administrators order, pay and cancel.',
  'orders.open': 'Open Card List',

  integrate: 'A school that has other systems sends to Sala what they know, so that nobody enters it twice.',
  'integrate.token': 'Make a token',
  'integrate.token.text':
    'Open User Setting and make a personal access token that may change records from other systems. It is shown once: keep it where the other system keeps its secrets.',
  'integrate.records': 'Send authors, projects and items',
  'integrate.records.text':
    'The other system sends batches of rows. Each row has its own answer, and what was sent before changes nothing, so the same program may run every night. The documentation of the API has all fields, with examples.',
  'integrate.inspect': 'Inspect what has come',
  'integrate.inspect.text':
    'Items come as drafts, or are submitted at once. Somebody else inspects them and puts them online. Until then, what is online stays as it is.',
  'integrate.facts': 'Send what children did',
  'integrate.facts.text':
    'Views, likes and minutes come by item and hour. An hour that is sent again is replaced, so nothing counts twice.',
  'integrate.rule':
    'Everyone may send items of their own. Only administrators send authors, projects, teams and figures.',
  'integrate.open': 'Open User Setting',
} as const;
