import { LedgerEntry } from './ledger/ledger-entry.entity.js';

export const BILLING_ENTITIES = [LedgerEntry];
