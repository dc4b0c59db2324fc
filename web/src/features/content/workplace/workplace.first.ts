import { getBillingSummary } from '../../../api/generated/billing/billing';
import { getPolicySummary } from '../../../api/generated/policies/policies';
import {
  getContentData,
  getShortcuts,
  listPopularContent,
  listRecentPages,
  listWaiting,
} from '../../../api/generated/workplace/workplace';
import { popularView } from './popular-view';

/** What the cards ask first. */
export function askWorkplace(search: URLSearchParams): void {
  void getPolicySummary();
  void getContentData();
  void getBillingSummary();
  void listWaiting();
  void listPopularContent({ type: popularView.read(search).popular });
  void getShortcuts();
  void listRecentPages();
}
