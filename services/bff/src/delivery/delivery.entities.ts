import { Channel } from './channels/channel.entity.js';
import { SimulatedChannel } from './channels/simulated-channel.entity.js';
import { CountedEvent } from './events/counted-event.entity.js';
import { EventBatch } from './events/event-batch.entity.js';

export const DELIVERY_ENTITIES = [Channel, CountedEvent, EventBatch, SimulatedChannel];
