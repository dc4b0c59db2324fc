import { Channel } from './channels/channel.entity.js';

export const DELIVERY_ENTITIES = [Channel];
