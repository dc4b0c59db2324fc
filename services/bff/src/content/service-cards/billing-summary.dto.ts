import { TimeField } from '../../common/fields/date-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { RENEWAL_DAYS } from './service-orders.constants.js';

export class BillingSummaryDto {
  @IntField({ description: 'The balance: the sum of the ledger, in fen.', minimum: 0, example: 1_653_600 })
  balance: number;

  @IntField({ description: 'The number of orders that wait for payment.', minimum: 0, example: 1 })
  pendingOrders: number;

  @TimeField({
    nullable: true,
    description:
      'When the oldest of them was ordered, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment. Null if none waits.',
    example: '2026-11-20 09:30:00',
  })
  pendingSince: string | null;

  @IntField({
    description:
      `The number of services that expired, expire within ${RENEWAL_DAYS} days, or whose renewal waits for ` +
      'payment: the rows of `listServiceRenewals`.',
    minimum: 0,
    example: 2,
  })
  renewals: number;

  @TimeField({
    nullable: true,
    description:
      'When the first of them expires or expired, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment. Null if ' +
      'there is none.',
    example: '2026-12-31 23:59:59',
  })
  renewalDue: string | null;
}
