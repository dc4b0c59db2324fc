import { ServiceIcon, ServiceOfferState } from '../../../api/generated/model';

export const icons = Object.values(ServiceIcon);
export const states = Object.values(ServiceOfferState);

/** The color of each state. */
export const tones = { offered: 'good', retired: 'quiet' } as const;

/** What is written in each language. */
export const parts = ['title', 'description'] as const;

/** The actions in the history that have a text. */
export const historyActions = ['create', 'edit', 'retire', 'restore'] as const;

/** The fields whose change the history names. */
export const auditedFields = ['icon', 'texts', 'terms'] as const;
