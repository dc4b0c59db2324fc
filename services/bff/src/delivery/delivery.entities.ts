import { Channel } from './channels/channel.entity.js';
import { SimulatedChannel } from './channels/simulated-channel.entity.js';
import { AuthorTurn } from './delivery-changes/author-turn.entity.js';
import { DeliveryTurn } from './delivery-changes/delivery-turn.entity.js';
import { ToldDelivery } from './delivery-changes/told-delivery.entity.js';
import { CountedEvent } from './events/counted-event.entity.js';
import { EventBatch } from './events/event-batch.entity.js';
import { EventStreamPosition } from './events/event-stream-position.entity.js';
import { VisitorKey } from './events/visitor-key.entity.js';
import { VisitorSalt } from './events/visitor-salt.entity.js';
import { WaitingLike } from './events/waiting-like.entity.js';
import { RulePresetWalk } from './rule-presets/rule-preset-walk.entity.js';
import { RulePreset } from './rule-presets/rule-preset.entity.js';

export const DELIVERY_ENTITIES = [
  AuthorTurn,
  Channel,
  CountedEvent,
  DeliveryTurn,
  EventBatch,
  EventStreamPosition,
  VisitorKey,
  RulePreset,
  RulePresetWalk,
  SimulatedChannel,
  ToldDelivery,
  VisitorSalt,
  WaitingLike,
];
