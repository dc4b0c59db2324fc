import { getBillingSummary } from '../../../api/generated/billing/billing';
import { getPolicySummary } from '../../../api/generated/policies/policies';
import {
  getContentData,
  getShortcuts,
  getSinceLastVisit,
  listRecentPages,
  listWaiting,
} from '../../../api/generated/workplace/workplace';

/** What the cards ask first. */
export function askWorkplace(): void {
  void getPolicySummary();
  void getContentData();
  void getBillingSummary();
  void listWaiting();
  void getSinceLastVisit();
  void getShortcuts();
  void listRecentPages();
}
