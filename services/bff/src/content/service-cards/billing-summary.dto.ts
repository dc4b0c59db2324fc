import { IntField } from '../../common/fields/number-field.js';
import { RENEWAL_DAYS } from './service-orders.constants.js';

export class BillingSummaryDto {
  @IntField({ description: 'The balance: the sum of the ledger, in fen.', minimum: 0, example: 1_653_600 })
  balance: number;

  @IntField({ description: 'The number of orders that wait for payment.', minimum: 0, example: 1 })
  pendingOrders: number;

  @IntField({
    description:
      `The number of services that expired, expire within ${RENEWAL_DAYS} days, or whose renewal waits for ` +
      'payment: the rows of `listServiceRenewals`.',
    minimum: 0,
    example: 2,
  })
  renewals: number;
}
