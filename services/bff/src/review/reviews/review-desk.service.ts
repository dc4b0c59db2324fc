import { type EntityManager, type EntityTarget } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { type Outgoing } from '../../messages/messages/message-sender.service.js';
import { type Reviewed } from './four-eyes.js';
import { type Review, type ReviewStep, type ReviewSteps } from './reviews.constants.js';
import { type AuditActionName } from '../../platform/audit/audit.constants.js';

export interface ReviewRow<State extends string = string> {
  id: number;
  state: State;
  version: number;
}

/** What a review does to a record. */
export interface Step<Row extends ReviewRow> {
  /** The record before it. */
  record: Row;
  action: AuditActionName;
  state: Row['state'];
  actor: SignedInActor;
  /** Why it is returned or rejected; empty otherwise. */
  reason: string;
  /** What was chosen of the reasons that the noun has. */
  reasons?: readonly string[];
  /** The submitter decides, as the only one who may. */
  isOwn: boolean;
}

/** What happened to a record, and its state and version after it. */
export type News<Row extends ReviewRow> = Pick<Step<Row>, 'action' | 'state'> & Pick<Row, 'version'>;

export type Texts = Pick<Outgoing, 'content' | 'subTitle' | 'title'>;
/** For the submitter; by default it links to the record. */
export type Notice = Texts & Pick<Outgoing, 'link' | 'messageType'>;

/** A record that waits for a decision. */
export interface OpenRecord<Row extends ReviewRow> {
  record: Row;
  /** Since when it waits for this decision. */
  since: Date;
  /** What it is about, in the words of whoever submitted it. */
  about: string;
}

/** The repository of a noun. */
interface ReviewedRecords<Row extends ReviewRow, Found extends Row> {
  /** With the persons that are shown of it. */
  find(id: number, manager?: EntityManager): Promise<Found | null>;
  /** Nobody else takes a step of it until the transaction ends. */
  lock(id: number, manager: EntityManager): Promise<Row | null>;
}

/** What is particular to a noun in the reviews of its records. `ReviewsService` does the rest. */
export abstract class ReviewDesk<
  Row extends ReviewRow,
  Action extends AuditActionName,
  Found extends Row = Row,
> {
  abstract readonly review: Review<Action, Row['state']>;
  abstract readonly target: EntityTarget<Row>;
  abstract readonly records: ReviewedRecords<Row, Found>;

  abstract submitterOf(record: Row): number | null;

  /** Since when what is decided waits. */
  abstract sinceOf(record: Row): Date;

  /** Sees it, as do those who may decide. */
  ownerOf(record: Row): number | null {
    return this.submitterOf(record);
  }

  /** Others who have made what is decided, and so do not decide it either; nobody by default. */
  makersOf?(record: Row): readonly number[];

  /** Those that wait for a decision, in the order in which they came. */
  abstract open(limit?: number): Promise<OpenRecord<Row>[]>;

  /** Stores the state that a step leads to, the next version, and what follows from it. */
  abstract store(step: Step<Row>, manager: EntityManager): Promise<void>;

  /** Tells open clients. */
  abstract publish(record: Row, news: News<Row>, manager: EntityManager): Promise<void>;

  /** For the submitter; null if nothing is to be sent. */
  noticeOf?(step: Step<Row>, manager: EntityManager): Notice | Promise<Notice | null> | null;

  /** What the history keeps of a step that is stored, beside the state: by default the reason, and whether it is own. */
  audited?(step: Step<Row>, manager: EntityManager): Promise<object>;

  /** Where they depend on the record. */
  ownStepsOf?(record: Row): ReviewSteps<Action, Row['state']>;

  stepsOf(record: Row): ReviewSteps<Action, Row['state']> {
    return this.ownStepsOf?.(record) ?? this.review.steps;
  }

  reviewedBy(record: Row, approvedBy: readonly number[]): Reviewed<Row['state']> {
    const makers = this.makersOf?.(record);
    return {
      state: record.state,
      ownerId: this.ownerOf(record),
      submitterId: this.submitterOf(record),
      makers,
      approvedBy,
      since: this.sinceOf(record),
    };
  }

  /** The step that approves the record in its state. */
  approvalOf(record: Row, state = record.state): ReviewStep<Row['state']> | undefined {
    return this.allStepsOf(record).find(
      ({ from, approvers }) => approvers !== undefined && from.includes(state),
    );
  }

  isLeftToOthers(record: Row): boolean {
    return this.allStepsOf(record).some(({ by }) => by === 'others');
  }

  private allStepsOf(record: Row): ReviewStep<Row['state']>[] {
    return Object.values(this.stepsOf(record));
  }
}
