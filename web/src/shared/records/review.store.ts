import { makeAutoObservable } from 'mobx';
import type { RequestOptions } from '../../api/request';
import { RejectAccountRequestBody as ReasonBody } from '../../api/generated/model/bodies/account-requests';
import { reviewReasonDtoLimits } from '../../api/generated/model/limits/account-requests';
import { contractProblems } from '../forms/contract-problems';
import { FormStore } from '../forms/form.store';
import type { Problem } from '../forms/problem';
import { codePointsOf } from '../lib/text-length';
import type { FetchHistory } from '../history/history.store';
import { RecordStore } from './record.store';

/** What a reason may be. */
interface ReasonRules {
  max: number;
  /** Of a text, in what is counted. */
  lengthOf: (text: string) => number | null;
  problemOf: (reason: string) => Problem | undefined;
}

const REASON: ReasonRules = {
  max: reviewReasonDtoLimits.reason.maxLength,
  lengthOf: codePointsOf,
  problemOf: (reason) =>
    contractProblems<Body>(ReasonBody, reviewReasonDtoLimits, { version: 1, reason }).reason,
};

/** A record that is reviewed. */
export interface Reviewed<Action extends string = string> {
  actions: readonly Action[];
  /** Where others may have to approve it, too. */
  approvals?: string[];
  approvalsNeeded?: number;
  version: number;
}

interface Body {
  version: number;
  /** Empty where none is asked for. */
  reason: string;
  /** Chosen ones, where the noun has some and any is chosen. */
  reasons?: string[];
}

type Asked = Required<Pick<Body, 'reason' | 'reasons'>>;

/** @returns the changed record; null if the server does not answer with it */
export type ReviewCall<Row> = (
  body: Body,
  options: { skipErrorToast: true; idempotencyKey: string },
) => Promise<Row | null>;

interface Source<Row, Action extends string> {
  get: (options: RequestOptions) => Promise<Row>;
  history: FetchHistory;
  /** Where they are not those of a review's reason. */
  rules?: ReasonRules;
  calls: Record<Action, ReviewCall<Row>>;
  /** The action that asks for a reason. */
  asks: Action;
  /** Keeps a reason that is not sent. */
  draft: string;
}

/** The open record of a review, and what can be done with it. */
export class ReviewStore<Row extends Reviewed, Action extends string> {
  readonly record: RecordStore<Row>;
  readonly reason: FormStore<Asked>;
  readonly rules: ReasonRules;
  readonly asks: Action;
  /** Whether the dialog that asks for the reason is open. */
  isAsking = false;
  private readonly calls: Record<Action, ReviewCall<Row>>;

  constructor({ get, history, calls, asks, draft, rules = REASON }: Source<Row, Action>) {
    this.calls = calls;
    this.rules = rules;
    this.asks = asks;
    this.record = new RecordStore({ get, history });
    this.reason = new FormStore<Asked>({
      stored: { reason: '', reasons: [] },
      draft,
      problemsOf: ({ reason, reasons }) => {
        if (reasons.length > 0 && reason.trim() === '') return {};
        const problem = rules.problemOf(reason.trim());
        return problem === undefined ? {} : { reason: problem };
      },
      send: ({ reason, reasons }) => this.perform(asks, reason.trim(), reasons),
    });
    makeAutoObservable<this, 'calls'>(
      this,
      { record: false, reason: false, rules: false, asks: false, calls: false },
      { autoBind: true },
    );
  }

  /** Whether the reason can still be sent: somebody else may have decided meanwhile. */
  get mayAsk(): boolean {
    return this.record.view.data?.actions.includes(this.asks) ?? false;
  }

  /** @returns whether it succeeded */
  act(action: Action): Promise<boolean> {
    return this.record.act((version, options) => this.calls[action]({ version, reason: '' }, options));
  }

  /**
   * For what shows its errors itself.
   * @throws ApiError
   */
  perform(action: Action, reason = '', reasons: string[] = []): Promise<void> {
    const body = { reason, ...(reasons.length > 0 && { reasons }) };
    return this.record.change((version, options) => this.calls[action]({ version, ...body }, options));
  }

  ask(isAsking: boolean): void {
    this.isAsking = isAsking;
    this.record.forgetNote();
  }
}
