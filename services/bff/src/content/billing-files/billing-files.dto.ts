import { ObjectField } from '../../common/fields/object-field.js';
import { LedgerFilter } from '../../billing/ledger/ledger.dto.js';
import { ServiceOrderFilter } from '../service-cards/service-order-requests.dto.js';

export class CreateLedgerFileDto {
  @ObjectField({ description: 'Which entries; all given filters must match.', type: LedgerFilter })
  filter: LedgerFilter;
}

export class CreateServiceOrdersFileDto {
  @ObjectField({ description: 'Which orders; all given filters must match.', type: ServiceOrderFilter })
  filter: ServiceOrderFilter;
}
