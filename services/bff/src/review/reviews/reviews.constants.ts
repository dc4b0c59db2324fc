import { type Capability } from '../../common/auth/capabilities.constants.js';
import { type Transition } from '../../common/transitions/transitions.constants.js';
import { type TodoProgress } from '../../messages/messages/messages.constants.js';
import { type TodoKind } from '../../messages/notifications/notifications.constants.js';
import { type AuditEntity } from '../../platform/audit/audit.constants.js';

/** An action on a reviewed record. */
export interface ReviewStep<State extends string> extends Transition<State> {
  /** Which of those who may call it. `others`: not the submitter, unless nobody else may decide. */
  by: 'submitter' | 'others' | 'anyone';
  /** Required for records of other people. */
  ofOthers?: Capability;
  /** It approves, and happens when so many people have done it. */
  approvers?: number;
}

export type ReviewSteps<Action extends string, State extends string> = Readonly<
  Record<Action, ReviewStep<State>>
>;

/** The todos of reviews. The others are of what one person does alone. */
export type ReviewTodo = Exclude<TodoKind, 'enquiry' | 'order'>;

/** How the records of a noun are reviewed. */
export interface Review<Action extends string, State extends string> {
  /** In the history. */
  entity: AuditEntity;
  /** Its holders decide and receive the todo. */
  capability: Capability;
  /** Its holders see all records; the deciders by default. */
  seenWith?: Capability;
  /** What those who decide get when it is submitted. */
  todo: ReviewTodo;
  /** What can be done. Each action increments the version. */
  steps: ReviewSteps<Action, State>;
  /** What the todo of a record shows. */
  progress: Readonly<Record<State, TodoProgress>>;
  /** The path of a record in the web app. */
  path: (id: number) => string;
  /** The refusal for a person whose action is reserved for the submitter, or for others. */
  refusals: {
    notSubmitter: 'notApplicant' | 'notFound';
    own: 'ownChange' | 'ownReview';
    /** The current state and version come with it. */
    ownTellsState: boolean;
  };
}

/** In the history and in events: somebody approved, and others have to, too. */
export const GIVE_APPROVAL = 'giveApproval';

/** Version of one record. Starts at 1 and is incremented by every change. */
export const RECORD_VERSION = { minimum: 1, maximum: 2_147_483_647 } as const;

/** Why a record was returned or rejected. Not empty, without leading or trailing whitespace. */
export const REVIEW_REASON = {
  minLength: 1,
  maxLength: 200,
  lines: true,
  pattern: /^\S([\s\S]*\S)?$/,
} as const;
