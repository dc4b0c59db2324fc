// The import rules of the house, all of them errors. tests/imports proves that each one fires.
const BFF = '^services/bff/src/';
const WEB = '^web/src/';
const ARCO = 'node_modules/@arco-design/web-react/';
const LANDING = '^web/landing/';
/** The domains of the BFF, each of which may use those before it. */
const DOMAINS = [
  'people',
  'messages',
  'review',
  'security',
  'system',
  'billing',
  'content',
  'library',
  'policies',
  'delivery',
  'operations',
  'public',
  'shell',
];
/** What another domain may use of one. */
const PUBLIC = '\\.(service|module|entity|dto|event|constants|routes)\\.ts$';
/** The rooms of `web/src/shared` in layers, each of which may use those before it. */
const SHARED = {
  basis: ['announcements', 'chunks', 'focus', 'lib', 'organisation', 'styles'],
  state: ['data', 'i18n', 'locales', 'polyfills', 'settings', 'shortcuts'],
  ui: ['ui'],
  session: ['live-events', 'session'],
  parts: [
    'bulk',
    'chart-card',
    'charts',
    'fields',
    'forms',
    'history',
    'imports',
    'lists',
    'pages',
    'passkeys',
    'records',
    'saved-views',
    'schedule',
    'sheets',
    'grants',
    'tokens',
    'upload',
  ],
};
const SHARED_LAYERS = Object.entries(SHARED);
/**
 * A service is ordered from its card as well as from the page of its orders, which has the ledger too; rows lie behind figures of several pages;
 * content is read where it is inspected as well as in its drawer.
 */
const SHOWN_ELSEWHERE = `${WEB}features/(billing/ledger|content/(service-cards/ordering|analysis/rows)|library/content-items/reading)/`;
/** What the domains stand on. */
const GROUND = '(common|config|platform)/';

const never = (name, from, to) => ({ name, severity: 'error', from, to });

module.exports = {
  forbidden: [
    never('no-circular', {}, { circular: true }),
    {
      ...never('no-circular-folders', {}, { circular: true }),
      scope: 'folder',
    },
    never('no-unresolvable', {}, { couldNotResolve: true }),
    never(
      'only-declared-packages',
      { pathNot: '\\.d\\.ts$' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    never(
      'no-barrels',
      {},
      { path: '^(services/bff|web)/src/.*/index\\.tsx?$', pathNot: `${WEB}api/generated/` },
    ),

    // BFF: one direction through a request
    never(
      'constants-are-leaves',
      { path: '\\.constants\\.ts$' },
      { path: BFF, pathNot: '\\.constants\\.ts$' },
    ),
    never(
      'entity-knows-no-layer-above',
      { path: '\\.entity\\.ts$' },
      { path: '\\.(dto|repository|service|controller|routes|module)\\.ts$' },
    ),
    never(
      'dto-knows-no-layer-above',
      { path: '\\.dto\\.ts$' },
      { path: '\\.(repository|service|controller|routes|module)\\.ts$' },
    ),
    never(
      'repository-knows-no-layer-above',
      { path: '\\.repository\\.ts$' },
      { path: '\\.(service|controller|routes|module)\\.ts$' },
    ),
    never(
      'service-knows-no-layer-above',
      { path: '\\.service\\.ts$' },
      { path: '\\.(controller|routes|module)\\.ts$' },
    ),
    never(
      'controller-only-talks-to-service',
      { path: '\\.(controller|routes)\\.ts$' },
      { path: '\\.(entity|repository|module)\\.ts$' },
    ),
    never(
      'event-knows-no-layer-above',
      { path: '\\.event\\.ts$' },
      { path: '\\.(repository|service|controller|routes|module)\\.ts$' },
    ),
    never('common-is-a-leaf', { path: `${BFF}common/` }, { path: `${BFF}(?!common/)` }),
    never('config-is-above-common-only', { path: `${BFF}config/` }, { path: `${BFF}(?!common/|config/)` }),
    never(
      'domains-ask-for-capabilities',
      { path: BFF, pathNot: `${BFF}(common|people/(sessions|access-tokens)|system/rights)/` },
      {
        path: `${BFF}common/auth/(may-call|capabilities\\.constants)\\.ts$`,
        dependencyTypesNot: ['type-only'],
      },
    ),
    never('platform-knows-no-domain', { path: `${BFF}platform/` }, { path: BFF, pathNot: `${BFF}${GROUND}` }),
    ...DOMAINS.slice(0, -1).map((domain, at) =>
      never(
        `${domain}-knows-no-later-domain`,
        { path: `${BFF}${domain}/` },
        { path: `${BFF}(${DOMAINS.slice(at + 1).join('|')})/` },
      ),
    ),
    never(
      'domains-meet-in-public-files',
      { path: `${BFF}(${DOMAINS.join('|')})/` },
      { path: `${BFF}(${DOMAINS.join('|')})/`, pathNot: [`${BFF}$1/`, PUBLIC] },
    ),
    never(
      'nouns-keep-their-queries-and-routes',
      { path: `${BFF}((${DOMAINS.join('|')})/[^/]+)/` },
      { path: `${BFF}(${DOMAINS.join('|')})/.*\\.(repository|controller)\\.ts$`, pathNot: `${BFF}$1/` },
    ),
    never(
      'only-start-and-module-import-seeds',
      { path: BFF, pathNot: `${BFF}(seeds/|prepare-database\\.ts|app\\.module\\.ts)` },
      { path: `${BFF}seeds/` },
    ),
    never(
      'only-data-source-imports-migrations',
      { path: BFF, pathNot: `${BFF}platform/database/(data-source-options\\.ts|migrations/)` },
      { path: `${BFF}platform/database/migrations/` },
    ),

    never(
      'migrations-do-not-change-with-the-code',
      { path: `${BFF}platform/database/migrations/` },
      { path: BFF, pathNot: `${BFF}platform/database/migrations/functions/` },
    ),

    // web: app -> features -> shared -> api
    never('api-is-a-leaf', { path: `${WEB}api/` }, { path: `${WEB}(app|features|shared)/` }),
    never('shared-is-above-api-only', { path: `${WEB}shared/` }, { path: `${WEB}(app|features)/` }),
    never(
      'shared-rooms-stand-in-layers',
      {},
      { path: `${WEB}shared/[^/]+/`, pathNot: `${WEB}shared/(${Object.values(SHARED).flat().join('|')})/` },
    ),
    ...SHARED_LAYERS.slice(0, -1).map(([layer, rooms], at) =>
      never(
        `shared-${layer}-knows-no-later-layer`,
        { path: `${WEB}shared/(${rooms.join('|')})/` },
        {
          path: `${WEB}shared/(${SHARED_LAYERS.slice(at + 1)
            .flatMap(([, later]) => later)
            .join('|')})/`,
        },
      ),
    ),
    never('features-do-not-know-app', { path: `${WEB}features/` }, { path: `${WEB}app/` }),
    never(
      'features-stand-in-domains',
      {},
      { path: `${WEB}features/`, pathNot: `${WEB}features/(${[...DOMAINS, 'platform'].join('|')})/[^/]+/` },
    ),
    never(
      'features-do-not-know-each-other',
      { path: `${WEB}features/([^/]+/[^/]+)/` },
      { path: `${WEB}features/`, pathNot: [`${WEB}features/$1/`, SHOWN_ELSEWHERE] },
    ),
    never(
      'only-stores-call-the-api',
      { path: `${WEB}(features|app)/`, pathNot: '\\.(store|first)\\.ts$' },
      { path: `${WEB}api/generated/(?!model/)`, dependencyTypesNot: ['type-only'] },
    ),
    never(
      'components-get-stores-by-props',
      { path: `${WEB}features/[^/]+/[^/]+/components/` },
      { path: '\\.store\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'arco-stands-behind-shared-ui',
      { path: WEB, pathNot: `${WEB}(shared/|main\\.tsx$)` },
      { path: `${ARCO}(?!icon/)` },
    ),
    // Imported by name, every icon is reached from the first page.
    never('icons-come-one-by-one', { path: WEB }, { path: `${ARCO}icon/(index|$)` }),
    // The public page shares facts with the product, and no code: a visitor is to load none of it.
    never(
      'landing-shares-only-facts',
      { path: LANDING },
      { path: WEB, pathNot: `${WEB}(api/generated/model/|shared/(i18n/languages|styles/brand))` },
    ),
    never(
      'landing-script-is-plain',
      { path: `${LANDING}script/` },
      { pathNot: [`${LANDING}(script|styles)/`, 'noto-sans-khmer'] },
    ),
    never('product-does-not-know-landing', { path: WEB }, { path: LANDING }),
    never(
      'workspaces-are-separate',
      { path: '^(web|services/[^/]+)/' },
      { path: '^(web|services/[^/]+)/', pathNot: '^$1/' },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // As Node resolves the parts of a package.
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
    exclude: { path: '\\.(spec|test)\\.tsx?$' },
  },
};
