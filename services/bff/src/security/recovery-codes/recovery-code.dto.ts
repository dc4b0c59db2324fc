import { TextListField } from '../../common/fields/list-field.js';
import { RECOVERY_CODE } from './recovery-codes.constants.js';

const { count } = RECOVERY_CODE;

export class RecoveryCodesDto {
  @TextListField({
    description: 'The codes. They are shown only in this answer, and stored only as hashes.',
    minItems: count,
    maxItems: count,
    items: { example: '7K3M-9QDX-0TWB-5HRA' },
    example: Array.from({ length: count }, (_, at) => `7K3M-9QDX-0TWB-5HR${at}`),
  })
  codes: string[];
}
