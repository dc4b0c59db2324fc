import { RecoveryCode } from './recovery-codes/recovery-code.entity.js';

export const SECURITY_ENTITIES = [RecoveryCode];
