import { ChannelState, VisitorCount } from '../../../api/generated/model';

export const visitorCounts = Object.values(VisitorCount);

export const states = Object.values(ChannelState);

/** The color of each state. */
export const tones = { active: 'good', revoked: 'quiet' } as const;

export const actions = ['edit', 'rotate', 'revoke'] as const;

/** The actions in the history that have a text. */
export const historyActions = ['create', 'edit', 'rotateKey', 'revoke'] as const;
