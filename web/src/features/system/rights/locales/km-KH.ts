import type { TranslationOf } from '../../../../shared/i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  intro:
    'អ្វីដែលតួនាទីនីមួយៗអាចធ្វើ តាមវិធានដែលម៉ាស៊ីនមេប្រើសម្រេច។ សូមបញ្ចូលឈ្មោះអ្នកប្រើ ដើម្បីមើលថាបុគ្គលនោះអាចធ្វើអ្វី និងមូលហេតុ។ កំណត់ត្រាខ្លះអាចបដិសេធបន្ថែម ដូចជាការសម្រេចលើសំណើរបស់ខ្លួនឯង។',
  'filter.hint': 'ឈ្មោះ ផ្លូវ ការពន្យល់ ឬក្រុម',
  'filter.account': 'បុគ្គល',
  'filter.account.hint': 'ឈ្មោះអ្នកប្រើ',
  'column.kind': 'ប្រភេទ',
  'column.right': 'ប្រតិបត្តិការ ឬទំព័រ',
  'column.group': 'ក្រុម',
  'column.roles': 'បើកសម្រាប់',
  'column.reason': 'បុគ្គលនេះ',
  'kind.operation': 'ប្រតិបត្តិការ',
  'kind.page': 'ទំព័រ',
  'open.public': 'អ្នកណាក៏បាន',
  'open.signedIn': 'អ្នកដែលបានចូលគណនី',
  'open.grants': 'ឬអ្នកដែលបានទទួលសិទ្ធិ «{{grants}}»',
  'reason.public': 'បាន៖ អ្នកណាក៏អាចធ្វើបាន។',
  'reason.signedIn': 'បាន៖ អ្នកដែលបានចូលគណនីអាចធ្វើបាន។',
  'reason.role': 'បាន តាមតួនាទី។',
  'reason.grant': 'បាន៖ បានទទួលសិទ្ធិនេះ។',
  'reason.otherRole': 'មិនបាន៖ មានតែ{{roles}}ទេ។',
  'reason.invited': 'មិនទាន់បាន៖ មិនទាន់កំណត់ពាក្យសម្ងាត់។',
  'reason.locked': 'ឥឡូវមិនបាន៖ គណនីជាប់សោ ដោយសារពាក្យសម្ងាត់ខុសច្រើនដង។',
  'reason.disabled': 'មិនបាន៖ គណនីត្រូវបានបិទ។',
  'reason.noAccount': 'គ្មានគណនីដែលមានឈ្មោះអ្នកប្រើនេះទេ។',
  'empty.none': 'រកមិនឃើញ',
  'empty.none.text': 'ប្រតិបត្តិការ និងទំព័រទាំងអស់មាននៅទីនេះ។',
};
