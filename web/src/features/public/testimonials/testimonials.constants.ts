import { TestimonialRelation, TestimonialRole, TestimonialState } from '../../../api/generated/model';

export const roles = Object.values(TestimonialRole);
export const relations = Object.values(TestimonialRelation);
export const states = Object.values(TestimonialState);

/** The color of each state. */
export const tones = { planned: 'info', shown: 'good', ended: 'quiet' } as const;

export const actions = ['edit', 'remove'] as const;

/** The actions in the history that have a text. */
export const historyActions = ['create', 'edit', 'remove'] as const;
