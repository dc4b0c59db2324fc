import type { SignedInPageName } from '../../api/generated/model/pages';
import { askDataAnalysis } from '../../features/content/analysis/data-analysis.first';
import { askDimensions } from '../../features/content/analysis/dimensions/dimensions.first';
import { askWorkplace } from '../../features/content/workplace/workplace.first';
import { askPolicies } from '../../features/policies/policies/policies.first';

/** Asks what a page is going to ask first, by the search of its address. */
export type AskFirst = (search: URLSearchParams) => void;

/** The pages whose questions are asked while their code is on its way. */
export const firstQuestions: Partial<Record<SignedInPageName, AskFirst>> = {
  Workplace: askWorkplace,
  DataAnalysis: askDataAnalysis,
  MultiDimensionDataAnalysis: askDimensions,
  SearchTable: askPolicies,
};
