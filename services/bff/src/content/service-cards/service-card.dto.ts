import { TimeField } from '../../common/fields/date-field.js';
import { ApiProperty } from '@nestjs/swagger';
import { CARD_VERSION } from '../cards/cards.constants.js';
import { can } from '../../common/auth/can.js';
import { type Holder } from '../../common/auth/can.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { displayTime } from '../../common/time/display-time.js';
import { legalActions } from '../../common/transitions/transitions.js';
import { ObjectField, ObjectListField } from '../../common/fields/object-field.js';
import { type ServiceCard } from './service-card.entity.js';
import { SERVICE_TEXTS, ServiceTextDto } from './service-text.dto.js';
import { ServiceOrderDto } from './service-order.dto.js';
import {
  DEFAULT_TERM_MONTHS,
  ORDER_KINDS,
  ORDER_PRICE,
  type OrderKind,
  TERM_MONTHS,
} from './service-orders.constants.js';
import {
  ENABLED_STATES,
  SERVICE_ACTIONS,
  SERVICE_DESCRIPTION,
  SERVICE_ICON,
  SERVICE_KEY,
  SERVICE_STATES,
  SERVICE_TITLE,
  SERVICE_TRANSITIONS,
  SERVICE_UNDO_MINUTES,
  type ServiceAction,
  type ServiceState,
} from './service-cards.constants.js';

type Stored =
  | 'retiredAt'
  | 'offerVersion'
  | 'state'
  | 'previousState'
  | 'previousExpiresAt'
  | 'undoableUntil';

/** A service at the current time of the database. */
export interface CurrentService extends Omit<ServiceCard, Stored> {
  state: ServiceState;
  /** Whether administrators took it out of the offer. It stays open until its term ends. */
  isRetired: boolean;
  /** Whether it was opened or renewed a short time ago, and that can be undone. */
  canUndo: boolean;
  /** The expiry if it were opened or renewed now for the default term; null while it is open. */
  nextExpiresAt: Date | null;
  /** What can be ordered now; null if nothing can be. */
  orderKind: OrderKind | null;
  prices: { months: number; price: number; expiresAt: string }[];
}

/** A term of the service and its price. */
export class ServiceTermDto {
  @IntField({ description: 'The term in months.', ...TERM_MONTHS, example: 12 })
  months: number;

  @IntField({ description: 'The price in fen.', ...ORDER_PRICE, example: 298_800 })
  price: number;

  @TimeField({
    nullable: true,
    description:
      'Until when the service would be open if this term were ordered and paid now, `YYYY-MM-DD HH:mm:ss` in the ' +
      'time zone of the deployment. Null if it cannot be ordered now.',
    example: null,
  })
  expiresAt: string | null;
}

export class ServiceDto {
  @IntField({ description: 'Key of the row.', minimum: 1, example: 1 })
  id: number;

  @TextField({
    description: 'Stable key of the service, for programs.',
    maxLength: SERVICE_KEY.maxLength,
    example: 'learning-paths',
  })
  key: string;

  @TextField({ description: 'Name of the icon.', maxLength: SERVICE_ICON.maxLength, example: 'code' })
  icon: string;

  @TextField({
    description: 'Title of the card: in English, or otherwise in the first language of `texts`.',
    maxLength: SERVICE_TITLE.maxLength,
    example: 'Learning paths',
  })
  title: string;

  @TextField({
    description: 'The purpose of the service, in the language of `title`.',
    maxLength: SERVICE_DESCRIPTION.maxLength,
    example: 'Shows at which lesson children stop, and where they go on.',
  })
  description: string;

  @ObjectListField(SERVICE_TEXTS)
  texts: ServiceTextDto[];

  @BooleanField({
    description:
      'Whether it was taken out of the offer. It stays open until its term ends, and can neither be opened nor renewed.',
    example: false,
  })
  isRetired: boolean;

  @EnumField({
    values: SERVICE_STATES,
    enumName: 'ServiceState',
    description: 'The current state of the service, by the clock of the database.',
    example: 'active',
  })
  state: ServiceState;

  @ApiProperty({
    description:
      'The actions available to you in the current state of the service; undo only if it was opened or renewed in ' +
      `the last ${SERVICE_UNDO_MINUTES} minutes.`,
    enum: SERVICE_ACTIONS,
    enumName: 'ServiceAction',
    isArray: true,
    example: ['cancel'],
  })
  actions: ServiceAction[];

  @BooleanField({
    description: 'Whether the service is open; it stays true once it has expired.',
    example: true,
  })
  enable: boolean;

  @EnumField({
    values: ['button'],
    enumName: 'ServiceActionType',
    description: 'How the card is operated: with a button.',
    example: 'button',
  })
  actionType: 'button';

  @BooleanField({ description: 'Whether the term of the service has ended.', example: false })
  expires: boolean;

  @TimeField({
    nullable: true,
    description:
      'The end of the term of the service, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment. ' +
      'Null if it has never been opened.',
    example: '2026-12-31 23:59:59',
  })
  expiresAt: string | null;

  @TimeField({
    nullable: true,
    description:
      `Until when the service would be open if it were opened or renewed now for ${DEFAULT_TERM_MONTHS} months, ` +
      '`YYYY-MM-DD HH:mm:ss` in the time zone of the deployment. Null where it is open.',
    example: null,
  })
  nextExpiresAt: string | null;

  @IntField({ description: 'Number of changes; send it with the next change.', ...CARD_VERSION, example: 1 })
  version: number;

  @ApiProperty({ description: 'The terms for which the service can be ordered.', type: [ServiceTermDto] })
  terms: ServiceTermDto[];

  @EnumField({
    nullable: true,
    values: ORDER_KINDS,
    enumName: 'OfferedOrderKind',
    description:
      'What you can order now with `orderService`; null if nothing can be ordered, or if an order is already ' +
      'waiting for payment.',
    example: 'renew',
  })
  orderKind: OrderKind | null;

  @ObjectField({
    nullable: true,
    type: ServiceOrderDto,
    description: 'The order that waits for payment; null if none does.',
  })
  order: ServiceOrderDto | null;

  static from(
    service: CurrentService,
    order: ServiceOrderDto | null,
    holder: Holder,
    timeZone: string,
  ): ServiceDto {
    const { id, key, icon, title, description, texts, isRetired, state } = service;
    const { expiresAt, nextExpiresAt, version } = service;
    const orderKind = order === null && can(holder, 'services.manage') ? service.orderKind : null;
    return {
      id,
      key,
      icon,
      title,
      description,
      texts,
      isRetired,
      state,
      actions: legalActions(SERVICE_TRANSITIONS, state, holder).filter((action) =>
        action === 'undo' ? service.canUndo : !isOrder(action) || (order === null && !isRetired),
      ),
      enable: ENABLED_STATES.includes(state),
      actionType: 'button',
      expires: state === 'expired',
      expiresAt: expiresAt && displayTime(expiresAt, timeZone),
      nextExpiresAt: nextExpiresAt && displayTime(nextExpiresAt, timeZone),
      version,
      terms: service.prices.map(({ months, price, expiresAt: end }) => ({
        ...{ months, price },
        expiresAt: service.orderKind && displayTime(new Date(end), timeZone),
      })),
      orderKind,
      order,
    };
  }
}

function isOrder(action: ServiceAction): boolean {
  return ORDER_KINDS.some((kind) => kind === action);
}
