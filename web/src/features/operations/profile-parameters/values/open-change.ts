import type { ParameterApprovalDto, ParameterChangeDto } from '../../../../api/generated/model';

export function isOpen({ state }: Pick<ParameterChangeDto, 'state'>): boolean {
  return state === 'submitted' || state === 'underReview';
}

/** The change that waits for a decision. */
export function openChange(approval: ParameterApprovalDto | null): ParameterChangeDto | null {
  const change = approval?.change ?? null;
  return change !== null && isOpen(change) ? change : null;
}
