import {
  approveParameterChange,
  cancelParameterChange,
  getParameterChange,
  getParameterChangeHistory,
  returnParameterChange,
  reviewParameterChange,
} from '../../../../api/generated/forms/forms';
import type { ParameterChangeAction, ParameterChangeDto } from '../../../../api/generated/model';
import { ReturnParameterChangeBody } from '../../../../api/generated/model/bodies/forms';
import { returnParameterChangeDtoLimits as limits } from '../../../../api/generated/model/limits/forms';
import { contractProblems } from '../../../../shared/forms/contract-problems';
import { graphemesOf } from '../../../../shared/lib/text-length';
import { ReviewStore } from '../../../../shared/records/review.store';

export type ChangeReview = ReviewStore<ParameterChangeDto, ParameterChangeAction>;

/** One change, and what can be done with it. */
export function newChangeReview(id: number): ChangeReview {
  return new ReviewStore<ParameterChangeDto, ParameterChangeAction>({
    get: (options) => getParameterChange(id, options),
    history: (query, options) => getParameterChangeHistory(id, query, options),
    calls: {
      review: ({ version }, options) => reviewParameterChange(id, { version }, options),
      approve: ({ version }, options) => approveParameterChange(id, { version }, options),
      return: ({ version, reason: comment }, options) =>
        returnParameterChange(id, { version, comment }, options),
      cancel: ({ version }, options) => cancelParameterChange(id, { version }, options),
    },
    asks: 'return',
    rules: {
      max: limits.comment.maxGraphemes,
      lengthOf: graphemesOf,
      problemOf: (comment) =>
        contractProblems<{ comment: string }>(ReturnParameterChangeBody, limits, { comment, version: 1 })
          .comment,
    },
    draft: `return of parameter change ${id}`,
  });
}
