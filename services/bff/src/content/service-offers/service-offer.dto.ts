import { ApiProperty } from '@nestjs/swagger';
import { ArrayUnique } from 'class-validator';
import { type Holder } from '../../common/auth/can.js';
import { TimeField } from '../../common/fields/date-field.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { withRule } from '../../common/fields/field.js';
import { IntField } from '../../common/fields/number-field.js';
import { ObjectListField } from '../../common/fields/object-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import { PageOf, PageQuery } from '../../common/paging/page.dto.js';
import { displayTime } from '../../common/time/display-time.js';
import { legalActions } from '../../common/transitions/transitions.js';
import {
  SERVICE_ICON,
  SERVICE_KEY,
  SERVICE_STATES,
  type ServiceState,
} from '../service-cards/service-cards.constants.js';
import { ORDER_PRICE, TERM_MONTHS } from '../service-cards/service-orders.constants.js';
import { SERVICE_TEXTS, ServiceTextDto } from '../service-cards/service-text.dto.js';
import { type ServiceOffer } from './service-offer.js';
import {
  OFFER_ACTIONS,
  OFFER_STATES,
  OFFER_TERMS,
  OFFER_TRANSITIONS,
  OFFER_VERSION,
  type OfferAction,
  type OfferState,
  SERVICE_ICONS,
  type ServiceIcon,
} from './service-offers.constants.js';

const STATE = {
  values: OFFER_STATES,
  enumName: 'ServiceOfferState',
  description:
    'offered: it can be opened and renewed; retired: it stays open until its term ends, and can no longer be ordered.',
  example: 'offered',
};
const VERSION = {
  ...OFFER_VERSION,
  description: 'The `version` that was read; if it is no longer current, nothing is changed.',
  example: 1,
};

export class OfferedTermDto {
  @IntField({ description: 'The term in months.', ...TERM_MONTHS, example: 12 })
  months: number;

  @IntField({ description: 'The price in fen.', ...ORDER_PRICE, example: 298_800 })
  price: number;
}

export class WriteServiceOfferDto {
  @EnumField({
    values: SERVICE_ICONS,
    enumName: 'ServiceIcon',
    description: 'The drawing on its card.',
    example: 'code',
  })
  icon: ServiceIcon;

  @ObjectListField(SERVICE_TEXTS)
  @ArrayUnique((text: ServiceTextDto | null) => text?.language, withRule('unique'))
  texts: ServiceTextDto[];

  @ObjectListField({
    type: OfferedTermDto,
    ...OFFER_TERMS,
    description:
      'The lengths that can be ordered, each with its price and at most once. An order keeps the price at which it was ' +
      'placed.',
  })
  @ArrayUnique((term: OfferedTermDto | null) => term?.months, withRule('unique'))
  terms: OfferedTermDto[];
}

export class ServiceOfferVersionDto {
  @IntField(VERSION)
  version: number;
}

export class EditServiceOfferDto extends WriteServiceOfferDto {
  @IntField(VERSION)
  version: number;
}

export class ServiceOfferQuery extends PageQuery {
  @EnumField({ ...STATE, query: true, optional: true })
  state?: OfferState;
}

export class ServiceOfferDto {
  @IntField({ description: 'Key of the service.', ...ROW_ID, example: 1 })
  id: number;

  @TextField({
    description: 'Stable key of the service, for programs; made by the server.',
    ...SERVICE_KEY,
    example: 'service-5',
  })
  key: string;

  @TextField({ description: 'Name of the drawing on its card.', ...SERVICE_ICON, example: 'code' })
  icon: string;

  @ObjectListField(SERVICE_TEXTS)
  texts: ServiceTextDto[];

  @ObjectListField({
    type: OfferedTermDto,
    minItems: 0,
    maxItems: OFFER_TERMS.maxItems,
    description: 'The lengths that can be ordered, shortest first.',
  })
  terms: OfferedTermDto[];

  @EnumField(STATE)
  state: OfferState;

  @ApiProperty({
    description: 'The actions available to you in this state. It can be edited in any.',
    enum: OFFER_ACTIONS,
    enumName: 'ServiceOfferAction',
    isArray: true,
    example: ['retire'],
  })
  actions: OfferAction[];

  @EnumField({
    values: SERVICE_STATES,
    enumName: 'ServiceState',
    description: 'The current state of the service, by the clock of the database.',
    example: 'active',
  })
  serviceState: ServiceState;

  @TimeField({
    nullable: true,
    description:
      'The end of the term of the service, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment. ' +
      'Null if it has never been opened.',
    example: '2026-12-31 23:59:59',
  })
  expiresAt: string | null;

  @IntField({
    ...OFFER_VERSION,
    description: 'Number of changes of the offer; send it with the next change.',
    example: 1,
  })
  version: number;

  static from(offer: ServiceOffer, holder: Holder, timeZone: string): ServiceOfferDto {
    const { id, key, icon, texts, terms, state, serviceState, expiresAt, version } = offer;
    return {
      ...{ id, key, icon, texts, terms, state },
      actions: legalActions(OFFER_TRANSITIONS, state, holder),
      serviceState,
      expiresAt: expiresAt && displayTime(expiresAt, timeZone),
      version,
    };
  }
}

export class ServiceOfferPageDto extends PageOf(ServiceOfferDto) {}
