import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '../../shared/i18n/languages';
import { catalogue as english } from '../settings/locales/en-US';
import { catalogue as khmer } from '../settings/locales/km-KH';
import { catalogue as chinese } from '../settings/locales/zh-CN';
import { kinds as announcementKinds } from '../../features/messages/announcements/announcements-view';
import { kinds as messageKinds } from '../../features/messages/messages/messages.constants';
import { tabs as cardTabs } from '../../features/content/cards/cards.constants';
import { popularView } from '../../features/content/workplace/popular-view';
import { views as orderViews } from '../../features/content/service-cards/orders.constants';
import { infoTabs } from '../../features/people/info/info-view';
import { settingTabs } from '../../features/people/accounts/setting-view';
import { LiveMethod, PopularType } from '../../api/generated/model';
import { guides } from '../../shared/pages/guides';
import { routeGroups } from '../routing/routes';
import { places } from './places';

const FEATURES = 'src/features';
const catalogues: Record<(typeof languages)[number], Record<string, string>> = {
  'en-US': english,
  'zh-CN': chinese,
  'km-KH': khmer,
};

/** The tabs of each component that has some. The first one is what the page shows without a choice, unless `all` are named. */
const tabs: Record<string, { page: string; parameter: string; keys: readonly string[]; all?: true }> = {
  'content/workplace/components/popular-card.tsx': {
    page: '/dashboard/workplace',
    parameter: 'popular',
    keys: Object.values(PopularType),
  },
  'content/cards/cards-page.tsx': { page: '/list/card', parameter: 'tab', keys: cardTabs },
  'content/service-cards/orders-page.tsx': { page: '/list/orders', parameter: 'view', keys: orderViews },
  'operations/studio/live-method-card.tsx': {
    page: '/dashboard/monitor',
    parameter: 'method',
    keys: Object.values(LiveMethod),
    all: true,
  },
  'messages/messages/messages-page.tsx': { page: '/user/message', parameter: 'type', keys: messageKinds },
  'messages/announcements/announcements-page.tsx': {
    page: '/dashboard/announcements',
    parameter: 'kind',
    keys: announcementKinds,
    all: true,
  },
  'people/accounts/setting-page.tsx': {
    page: '/user/setting',
    parameter: 'tab',
    keys: settingTabs,
    all: true,
  },
  'people/info/info-page.tsx': { page: '/user/info', parameter: 'tab', keys: infoTabs },
};

/** Tabs in a panel of the frame and in the drawer of a record, which have no place of their own in the product. */
const within = [
  'library/content-items/content-item-parts.tsx',
  'messages/messages/message-box.tsx',
  'policies/policies/components/record/record-panel.tsx',
];

describe('the palette', () => {
  it('knows every tab of every page', () => {
    const known: readonly { page: string; query: string }[] = places;
    const missing = Object.values(tabs).flatMap(({ page, parameter, keys, all }) =>
      keys
        .slice(all ? 0 : 1)
        .filter((key) => !known.some((place) => place.page === page && place.query === `${parameter}=${key}`))
        .map((key) => `${page}?${parameter}=${key}`),
    );
    expect(missing).toEqual([]);
    expect(popularView.initial.popular).toBe(Object.values(PopularType)[0]);
  });

  it('knows every guide', () => {
    const known = places.filter(({ page }) => page === '/dashboard/documents').map(({ query }) => query);
    expect(known).toEqual(guides.map((guide) => `guide=${guide}`));
  });

  it('is told of every component with tabs', () => {
    const files = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' });
    const found = files.filter(
      (file) => file.endsWith('.tsx') && readFileSync(`${FEATURES}/${file}`, 'utf8').includes('<Tabs'),
    );
    expect(found.toSorted()).toEqual([...Object.keys(tabs), ...within].toSorted());
  });

  it.each(languages)('finds each page and place by words of its own in %s', (language) => {
    const texts = catalogues[language];
    const keys = [
      ...routeGroups.flatMap(({ children }) => children.map(({ name }) => `page.${name}.words`)),
      ...places.map(({ name }) => `place.${name}.words`),
    ];
    const unnamed = keys.filter((key) => (texts[key] ?? '').split(', ').some((word) => word === ''));
    expect(unnamed).toEqual([]);
    const untranslated = keys.filter(
      (key) => language !== 'en-US' && texts[key] === english[key as keyof typeof english],
    );
    expect(untranslated).toEqual([]);
  });
});
