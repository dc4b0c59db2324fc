import { type AuditActionName } from '../../platform/audit/audit.constants.js';
import { type Approval } from './approval.entity.js';
import { actionsFor, approversOf, type Reader, refusalOf } from './four-eyes.js';
import { type ReviewDesk, type ReviewRow } from './review-desk.service.js';
import { type Standing } from './reviewed.dto.js';
import { leftOf } from './left-of.js';
import { shownName } from '../../common/text/shown-name.js';

const NOBODY = { leftTo: [], leftFrom: null };

/** What the reader may do with the record, and why not the rest. */
export function standingOf<Row extends ReviewRow, Action extends AuditActionName>(
  desk: ReviewDesk<Row, Action>,
  record: Row,
  approvals: Approval[],
  reader: Reader,
  timeZone: string,
): Standing<Action> {
  const steps = desk.stepsOf(record);
  const reviewed = desk.reviewedBy(
    record,
    approvals.map(({ accountId }) => accountId),
  );
  const approval = desk.approvalOf(record);
  const refused = (Object.keys(steps) as Action[]).flatMap((action) => {
    const reason = refusalOf(steps[action], reviewed, reader);
    return reason === null ? [] : [{ action, reason }];
  });
  return {
    actions: actionsFor(steps, reviewed, reader),
    approvals: approvals.map(({ account }) => shownName(account)),
    approvalsNeeded: approval ? approversOf(approval, reviewed, reader.deciders) : 0,
    ...(refused.some(({ reason }) => reason === 'left')
      ? leftOf(reviewed, reader.deciders, timeZone)
      : NOBODY),
    refused,
  };
}
