import { WebhookDeliveryState, WebhookEvent, WebhookState } from '../../../api/generated/model';

export const events = Object.values(WebhookEvent);
export const states = Object.values(WebhookState);
export const deliveryStates = Object.values(WebhookDeliveryState);

/** The color of each state. */
export const tones = { active: 'good', paused: 'quiet', failed: 'bad', gone: 'bad' } as const;
export const deliveryTones = { waiting: 'info', delivered: 'good', failed: 'bad' } as const;

export const actions = ['edit', 'test', 'rotate', 'remove'] as const;

/** The actions in the history that have a text. */
export const historyActions = ['create', 'edit', 'rotate', 'stop', 'test', 'resend'] as const;
