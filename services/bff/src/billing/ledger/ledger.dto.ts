import { IntersectionType } from '@nestjs/swagger';
import { DateRangeField, TimeField } from '../../common/fields/date-field.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { PageOf, PageQuery } from '../../common/paging/page.dto.js';
import { displayTime } from '../../common/time/display-time.js';
import { LEDGER_KINDS, LEDGER_NOTE, type LedgerKind, TOP_UP } from './ledger.constants.js';
import { type LedgerEntry } from './ledger-entry.entity.js';

const kind = {
  values: LEDGER_KINDS,
  enumName: 'LedgerKind',
  description: 'topUp: credit was added, payment: an order was paid, refund: an order was refunded.',
  example: 'payment',
};

/** Which entries; all given filters must match. */
export class LedgerFilter {
  @EnumField({ ...kind, query: true, optional: true })
  kind?: LedgerKind;

  @DateRangeField({
    optional: true,
    description:
      'Entered on these days, both included, in the time zone of the deployment. Given once: that day.',
    example: ['2026-01-01', '2026-01-31'],
  })
  time?: string[];
}

export class LedgerQuery extends IntersectionType(PageQuery, LedgerFilter) {}

export class TopUpDto {
  @IntField({ description: 'The amount to add, in fen.', ...TOP_UP, example: 500_000 })
  amount: number;

  @TextField({
    optional: true,
    description: 'Where the credit comes from, for the people who read the ledger; may be empty.',
    ...LEDGER_NOTE,
    example: 'Budget of the third quarter',
  })
  note = '';
}

export class LedgerEntryDto {
  @IntField({ description: 'Key of the entry; later entries have greater keys.', minimum: 1, example: 12 })
  id: number;

  @EnumField(kind)
  kind: LedgerKind;

  @IntField({ description: 'The amount in fen; negative for a payment.', example: -298_800 })
  amount: number;

  @IntField({
    description: 'The balance after this entry, in fen: the sum of all amounts up to it.',
    minimum: 0,
    example: 1_653_600,
  })
  balance: number;

  @IntField({
    nullable: true,
    description: 'The order that was paid or refunded; null for a top-up.',
    minimum: 1,
    example: 7,
  })
  orderId: number | null;

  @TextField({ description: 'A note; may be empty.', ...LEDGER_NOTE, example: '' })
  note: string;

  @TextField({
    nullable: true,
    description: 'The name, at that time, of the person who entered it; null for the system.',
    example: 'Sokha Chan',
  })
  person: string | null;

  @TimeField({
    description: 'When it was entered, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment.',
    example: '2026-03-14 09:26:53',
  })
  time: string;

  static from(entry: LedgerEntry & { balance: string }, timeZone: string): LedgerEntryDto {
    const { id, kind: what, amount, balance, orderId, note, accountName, at } = entry;
    return {
      ...{ id, kind: what, orderId, note },
      amount: Number(amount),
      balance: Number(balance),
      person: accountName,
      time: displayTime(at, timeZone),
    };
  }
}

export class LedgerEntryPageDto extends PageOf(LedgerEntryDto) {}

export class BalanceDto {
  @IntField({ description: 'The balance: the sum of the ledger, in fen.', minimum: 0, example: 1_653_600 })
  balance: number;
}

/** Sent to connected clients. They ask again for what they show. */
export class LedgerChangedDto {
  @IntField({ description: 'Key of the new entry.', minimum: 1, example: 12 })
  id: number;

  @EnumField(kind)
  kind: LedgerKind;
}
