import { makeAutoObservable } from 'mobx';
import type { RequestOptions } from '../../api/request';
import { RejectAccountRequestBody as ReasonBody } from '../../api/generated/model/bodies/account-requests';
import { reviewReasonDtoLimits } from '../../api/generated/model/limits/account-requests';
import { contractProblems } from '../forms/contract-problems';
import { FormStore } from '../forms/form.store';
import type { FetchHistory } from '../history/history.store';
import { RecordStore } from './record.store';

type ReasonForm = FormStore<{ reason: string }>;

interface Body {
  version: number;
  /** Empty where none is asked for. */
  reason: string;
}

/** @returns the changed record; null if the server does not answer with it */
export type ReviewCall<Row> = (
  body: Body,
  options: { skipErrorToast: true; idempotencyKey: string },
) => Promise<Row | null>;

interface Source<Row, Action extends string> {
  get: (options: RequestOptions) => Promise<Row>;
  history: FetchHistory;
  calls: Record<Action, ReviewCall<Row>>;
  /** The action that asks for a reason. */
  asks: Action;
  /** Keeps a reason that is not sent. */
  draft: string;
}

/** The open record of a review, and what can be done with it. */
export class ReviewStore<Row extends { version: number }, Action extends string> {
  readonly record: RecordStore<Row>;
  readonly reason: ReasonForm;
  readonly asks: Action;
  /** Whether the dialog that asks for the reason is open. */
  isAsking = false;
  private readonly calls: Record<Action, ReviewCall<Row>>;

  constructor({ get, history, calls, asks, draft }: Source<Row, Action>) {
    this.calls = calls;
    this.asks = asks;
    this.record = new RecordStore({ get, history });
    this.reason = new FormStore<{ reason: string }>({
      stored: { reason: '' },
      draft,
      problemsOf: ({ reason }) =>
        contractProblems(ReasonBody, reviewReasonDtoLimits, { version: 1, reason: reason.trim() }),
      send: ({ reason }) => this.perform(asks, reason.trim()),
    });
    makeAutoObservable<this, 'calls'>(
      this,
      { record: false, reason: false, asks: false, calls: false },
      { autoBind: true },
    );
  }

  /** @returns whether it succeeded */
  act(action: Action): Promise<boolean> {
    return this.record.act((version, options) => this.calls[action]({ version, reason: '' }, options));
  }

  /**
   * For what shows its errors itself.
   * @throws ApiError
   */
  perform(action: Action, reason = ''): Promise<void> {
    return this.record.change((version, options) => this.calls[action]({ version, reason }, options));
  }

  ask(isAsking: boolean): void {
    this.isAsking = isAsking;
    this.record.forgetNote();
  }
}
