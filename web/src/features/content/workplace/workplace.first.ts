import { getBillingSummary } from '../../../api/generated/billing/billing';
import { getPolicySummary } from '../../../api/generated/policies/policies';
import { listMessagePage } from '../../../api/generated/messages/messages';
import {
  getContentData,
  getShortcuts,
  listPopularContent,
  listRecentPages,
} from '../../../api/generated/workplace/workplace';
import { unreadTodos } from './needs/unread-todos';
import { popularView } from './popular-view';

/** What the cards ask first. */
export function askWorkplace(search: URLSearchParams): void {
  void getPolicySummary();
  void getContentData();
  void getBillingSummary();
  void listMessagePage(unreadTodos);
  void listPopularContent({ type: popularView.read(search).popular });
  void getShortcuts();
  void listRecentPages();
}
