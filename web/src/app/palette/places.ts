import type { PagePath } from '../../api/generated/model/pages';

/** Tabs and other parts of pages that have an address of their own. */
export const places = [
  { name: 'popularImages', page: '/dashboard/workplace', query: 'popular=image' },
  { name: 'popularVideos', page: '/dashboard/workplace', query: 'popular=video' },
  { name: 'normalLive', page: '/dashboard/monitor', query: 'method=normal' },
  { name: 'flowControlLive', page: '/dashboard/monitor', query: 'method=flowControl' },
  { name: 'videoLive', page: '/dashboard/monitor', query: 'method=video' },
  { name: 'webLive', page: '/dashboard/monitor', query: 'method=web' },
  { name: 'events', page: '/dashboard/announcements', query: 'kind=event' },
  { name: 'announcedNotices', page: '/dashboard/announcements', query: 'kind=notice' },
  { name: 'news', page: '/dashboard/announcements', query: 'kind=news' },
  { name: 'guidePublish', page: '/dashboard/documents', query: 'guide=publish' },
  { name: 'guideImport', page: '/dashboard/documents', query: 'guide=import' },
  { name: 'guideInspect', page: '/dashboard/documents', query: 'guide=inspect' },
  { name: 'guideOrders', page: '/dashboard/documents', query: 'guide=orders' },
  { name: 'guideIntegrate', page: '/dashboard/documents', query: 'guide=integrate' },
  { name: 'qualityInspection', page: '/list/card', query: 'tab=qualityInspection' },
  { name: 'services', page: '/list/card', query: 'tab=service' },
  { name: 'rulePresets', page: '/list/card', query: 'tab=rulePreset' },
  { name: 'renewals', page: '/list/orders', query: 'view=renewals' },
  { name: 'ledger', page: '/list/orders', query: 'view=ledger' },
  { name: 'ownContent', page: '/library/content', query: 'shelf=mine' },
  { name: 'contentInReview', page: '/library/content', query: 'state=inspecting' },
  { name: 'applications', page: '/result/success', query: 'list=open' },
  { name: 'projects', page: '/user/info', query: 'tab=projects' },
  { name: 'teams', page: '/user/info', query: 'tab=teams' },
  { name: 'basic', page: '/user/setting', query: 'tab=basic' },
  { name: 'security', page: '/user/setting', query: 'tab=security' },
  { name: 'notifications', page: '/user/setting', query: 'tab=notifications' },
  { name: 'certification', page: '/user/setting', query: 'tab=certification' },
  { name: 'notices', page: '/user/message', query: 'type=notice' },
  { name: 'todos', page: '/user/message', query: 'type=todo' },
] as const satisfies { name: string; page: PagePath; query: string }[];

export type PlaceName = (typeof places)[number]['name'];
