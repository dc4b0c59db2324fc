import { Approval } from './reviews/approval.entity.js';

export const REVIEW_ENTITIES = [Approval];
