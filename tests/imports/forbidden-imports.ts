/** For each rule of .dependency-cruiser.cjs, the smallest code that breaks only this rule. */
export const FORBIDDEN: Record<string, Record<string, string>> = {
  'no-circular': {
    'web/src/shared/lib/chicken.ts': `import { egg } from './egg.ts'; export const chicken = () => egg();`,
    'web/src/shared/lib/egg.ts': `import { chicken } from './chicken.ts'; export const egg = () => chicken();`,
  },
  'no-circular-folders': {
    'web/src/shared/ui/hen/hen.ts': `import { nest } from '../nest/nest.ts'; export const hen = nest;`,
    'web/src/shared/ui/nest/nest.ts': `export const nest = 1;`,
    'web/src/shared/ui/nest/straw.ts': `import { feather } from '../hen/feather.ts'; export const straw = feather;`,
    'web/src/shared/ui/hen/feather.ts': `export const feather = 1;`,
  },
  'no-unresolvable': {
    'web/src/shared/lib/lost.ts': `import { nothing } from './nowhere.ts'; export const lost = nothing;`,
  },
  'only-declared-packages': {
    'package.json': `{ "name": "sala" }`,
    'web/package.json': `{ "name": "web" }`,
    'node_modules/stray/package.json': `{ "name": "stray", "main": "stray.js" }`,
    'node_modules/stray/stray.js': `module.exports = {};`,
    'web/src/shared/lib/uses-stray.ts': `import stray from 'stray'; export const used = stray;`,
  },
  'no-barrels': {
    'web/src/shared/ui/index.ts': `export const all = 1;`,
    'web/src/shared/ui/page.ts': `import { all } from './index.ts'; export const page = all;`,
  },
  'constants-are-leaves': {
    'services/bff/src/policies/policies/policies.constants.ts': `import { now } from './clock.js'; export const NOW = now;`,
    'services/bff/src/policies/policies/clock.ts': `export const now = 1;`,
  },
  'entity-knows-no-layer-above': {
    'services/bff/src/policies/policies/policy.entity.ts': `import { PolicyDto } from './policy.dto.js'; export const a = PolicyDto;`,
    'services/bff/src/policies/policies/policy.dto.ts': `export class PolicyDto {}`,
  },
  'dto-knows-no-layer-above': {
    'services/bff/src/policies/policies/policy.dto.ts': `import { rows } from './policies.repository.js'; export const a = rows;`,
    'services/bff/src/policies/policies/policies.repository.ts': `export const rows = 1;`,
  },
  'repository-knows-no-layer-above': {
    'services/bff/src/policies/policies/policies.repository.ts': `import { rule } from './policies.service.js'; export const a = rule;`,
    'services/bff/src/policies/policies/policies.service.ts': `export const rule = 1;`,
  },
  'service-knows-no-layer-above': {
    'services/bff/src/policies/policies/policies.service.ts': `import { route } from './policies.controller.js'; export const a = route;`,
    'services/bff/src/policies/policies/policies.controller.ts': `export const route = 1;`,
  },
  'controller-only-talks-to-service': {
    'services/bff/src/policies/policies/policies.controller.ts': `import { rows } from './policies.repository.js'; export const a = rows;`,
    'services/bff/src/policies/policies/policies.repository.ts': `export const rows = 1;`,
  },
  'event-knows-no-layer-above': {
    'services/bff/src/policies/policies/policy.event.ts': `import { thing } from './policies.service.js'; export const a = thing;`,
    'services/bff/src/policies/policies/policies.service.ts': `export const thing = 1;`,
  },
  'common-is-a-leaf': {
    'services/bff/src/common/paging/page.ts': `import { thing } from '../../policies/policies/policies.service.js'; export const a = thing;`,
    'services/bff/src/policies/policies/policies.service.ts': `export const thing = 1;`,
  },
  'config-is-above-common-only': {
    'services/bff/src/config/config.ts': `import { thing } from '../platform/mail/mail.service.js'; export const a = thing;`,
    'services/bff/src/platform/mail/mail.service.ts': `export const thing = 1;`,
  },
  'domains-ask-for-capabilities': {
    'services/bff/src/policies/policies/policies.service.ts': `import { mayCall } from '../../common/auth/may-call.js'; export const a = mayCall;`,
    'services/bff/src/common/auth/may-call.ts': `export const mayCall = 1;`,
  },
  'platform-knows-no-domain': {
    'services/bff/src/platform/database/entities.ts': `import { thing } from '../../policies/policies/policy.entity.js'; export const a = thing;`,
    'services/bff/src/policies/policies/policy.entity.ts': `export const thing = 1;`,
  },
  'people-knows-no-later-domain': {
    'services/bff/src/people/things/things.service.ts': `import { thing } from '../../messages/things/things.service.js'; export const a = thing;`,
    'services/bff/src/messages/things/things.service.ts': `export const thing = 1;`,
  },
  'messages-knows-no-later-domain': {
    'services/bff/src/messages/things/things.service.ts': `import { thing } from '../../content/things/things.service.js'; export const a = thing;`,
    'services/bff/src/content/things/things.service.ts': `export const thing = 1;`,
  },
  'review-knows-no-later-domain': {
    'services/bff/src/review/things/things.service.ts': `import { thing } from '../../content/things/things.service.js'; export const a = thing;`,
    'services/bff/src/content/things/things.service.ts': `export const thing = 1;`,
  },
  'security-knows-no-later-domain': {
    'services/bff/src/security/things/things.service.ts': `import { thing } from '../../content/things/things.service.js'; export const a = thing;`,
    'services/bff/src/content/things/things.service.ts': `export const thing = 1;`,
  },
  'system-knows-no-later-domain': {
    'services/bff/src/system/things/things.service.ts': `import { thing } from '../../content/things/things.service.js'; export const a = thing;`,
    'services/bff/src/content/things/things.service.ts': `export const thing = 1;`,
  },
  'billing-knows-no-later-domain': {
    'services/bff/src/billing/things/things.service.ts': `import { thing } from '../../content/things/things.service.js'; export const a = thing;`,
    'services/bff/src/content/things/things.service.ts': `export const thing = 1;`,
  },
  'content-knows-no-later-domain': {
    'services/bff/src/content/things/things.service.ts': `import { thing } from '../../policies/things/things.service.js'; export const a = thing;`,
    'services/bff/src/policies/things/things.service.ts': `export const thing = 1;`,
  },
  'library-knows-no-later-domain': {
    'services/bff/src/library/things/things.service.ts': `import { thing } from '../../policies/things/things.service.js'; export const a = thing;`,
    'services/bff/src/policies/things/things.service.ts': `export const thing = 1;`,
  },
  'policies-knows-no-later-domain': {
    'services/bff/src/policies/things/things.service.ts': `import { thing } from '../../operations/things/things.service.js'; export const a = thing;`,
    'services/bff/src/operations/things/things.service.ts': `export const thing = 1;`,
  },
  'delivery-knows-no-later-domain': {
    'services/bff/src/delivery/things/things.service.ts': `import { thing } from '../../operations/things/things.service.js'; export const a = thing;`,
    'services/bff/src/operations/things/things.service.ts': `export const thing = 1;`,
  },
  'operations-knows-no-later-domain': {
    'services/bff/src/operations/things/things.service.ts': `import { thing } from '../../public/things/things.service.js'; export const a = thing;`,
    'services/bff/src/public/things/things.service.ts': `export const thing = 1;`,
  },
  'public-knows-no-later-domain': {
    'services/bff/src/public/things/things.service.ts': `import { thing } from '../../shell/things/things.service.js'; export const a = thing;`,
    'services/bff/src/shell/things/things.service.ts': `export const thing = 1;`,
  },
  'domains-meet-in-public-files': {
    'services/bff/src/public/enquiries/enquiries.service.ts': `import { thing } from '../../messages/messages/deliver.js'; export const a = thing;`,
    'services/bff/src/messages/messages/deliver.ts': `export const thing = 1;`,
  },
  'nouns-keep-their-queries-and-routes': {
    'services/bff/src/policies/imports/policy-import.service.ts': `import { thing } from '../policies/policies.repository.js'; export const a = thing;`,
    'services/bff/src/policies/policies/policies.repository.ts': `export const thing = 1;`,
  },
  'only-start-and-module-import-seeds': {
    'services/bff/src/app.setup.ts': `import { thing } from './seeds/seed.js'; export const a = thing;`,
    'services/bff/src/seeds/seed.ts': `export const thing = 1;`,
  },
  'only-data-source-imports-migrations': {
    'services/bff/src/platform/database/migrator.ts': `import { thing } from './migrations/1790000000000-initial.js'; export const a = thing;`,
    'services/bff/src/platform/database/migrations/1790000000000-initial.ts': `export const thing = 1;`,
  },
  'migrations-do-not-change-with-the-code': {
    'services/bff/src/platform/database/migrations/1790000000000-initial.ts': `import { list } from '../list-content.js'; export const a = list;`,
    'services/bff/src/platform/database/list-content.ts': `export const list = 1;`,
  },
  'api-is-a-leaf': {
    'web/src/api/request.ts': `import { token } from '../shared/session/token.ts'; export const a = token;`,
    'web/src/shared/session/token.ts': `export const token = 1;`,
  },
  'shared-is-above-api-only': {
    'web/src/shared/ui/layout/card.ts': `import { route } from '../../../app/routes.ts'; export const a = route;`,
    'web/src/app/routes.ts': `export const route = 1;`,
  },
  'shared-rooms-stand-in-layers': {
    'web/src/shared/lists/rows.ts': `import { hook } from '../attic/hook.ts'; export const rows = hook;`,
    'web/src/shared/attic/hook.ts': `export const hook = 1;`,
  },
  'shared-basis-knows-no-later-layer': {
    'web/src/shared/lib/day.ts': `import { format } from '../i18n/format.ts'; export const day = format;`,
    'web/src/shared/i18n/format.ts': `export const format = 1;`,
  },
  'shared-state-knows-no-later-layer': {
    'web/src/shared/i18n/language.ts': `import { toast } from '../ui/feedback/toast.ts'; export const language = toast;`,
    'web/src/shared/ui/feedback/toast.ts': `export const toast = 1;`,
  },
  'shared-ui-knows-no-later-layer': {
    'web/src/shared/ui/pager/pager.ts': `import { limits } from '../../lists/limits.ts'; export const pager = limits;`,
    'web/src/shared/lists/limits.ts': `export const limits = 1;`,
  },
  'shared-session-knows-no-later-layer': {
    'web/src/shared/session/kept.ts': `import { draft } from '../forms/draft.ts'; export const kept = draft;`,
    'web/src/shared/forms/draft.ts': `export const draft = 1;`,
  },
  'features-do-not-know-app': {
    'web/src/features/policies/policies/policies-page.ts': `import { route } from '../../../app/routes.ts'; export const a = route;`,
    'web/src/app/routes.ts': `export const route = 1;`,
  },
  'features-stand-in-domains': {
    'web/src/app/routes.ts': `import { studio } from '../features/studio/studio.ts'; export const a = studio;`,
    'web/src/features/studio/studio.ts': `export const studio = 1;`,
  },
  'features-do-not-know-each-other': {
    'web/src/features/policies/policies/policies-page.ts': `import { studio } from '../../messages/studio/studio.ts'; export const a = studio;`,
    'web/src/features/messages/studio/studio.ts': `export const studio = 1;`,
  },
  'only-stores-call-the-api': {
    'web/src/features/policies/policies/policies-page.ts': `import { list } from '../../../api/generated/policies.ts'; export const a = list;`,
    'web/src/api/generated/policies.ts': `export const list = 1;`,
  },
  'components-get-stores-by-props': {
    'web/src/features/policies/policies/components/table.ts': `import { Store } from '../policies.store.ts'; export const a = new Store();`,
    'web/src/features/policies/policies/policies.store.ts': `export class Store {}`,
  },
  'arco-stands-behind-shared-ui': {
    'web/package.json': `{ "name": "web", "dependencies": { "@arco-design/web-react": "2" } }`,
    'node_modules/@arco-design/web-react/package.json': `{ "name": "@arco-design/web-react", "main": "es/index.js" }`,
    'node_modules/@arco-design/web-react/es/index.js': `module.exports = {};`,
    'web/src/app/uses-arco.ts': `import arco from '@arco-design/web-react'; export const used = arco;`,
  },
  'icons-come-one-by-one': {
    'web/package.json': `{ "name": "web", "dependencies": { "@arco-design/web-react": "2" } }`,
    'node_modules/@arco-design/web-react/package.json': `{ "name": "@arco-design/web-react" }`,
    'node_modules/@arco-design/web-react/icon/index.js': `module.exports = {};`,
    'web/src/app/uses-icons.ts': `import icons from '@arco-design/web-react/icon'; export const used = icons;`,
  },
  'landing-shares-only-facts': {
    'web/landing/page/page.ts': `import { ui } from '../../src/shared/ui/layout/card.ts'; export const a = ui;`,
    'web/src/shared/ui/layout/card.ts': `export const ui = 1;`,
  },
  'landing-script-is-plain': {
    'web/landing/script/main.ts': `import { page } from '../page/page.ts'; export const a = page;`,
    'web/landing/page/page.ts': `export const page = 1;`,
  },
  'product-does-not-know-landing': {
    'web/src/app/home.ts': `import { page } from '../../landing/page/page.ts'; export const a = page;`,
    'web/landing/page/page.ts': `export const page = 1;`,
  },
  'workspaces-are-separate': {
    'web/src/shared/lib/limits.ts': `import { rule } from '../../../../services/bff/src/policies/policies/policies.service.ts'; export const a = rule;`,
    'services/bff/src/policies/policies/policies.service.ts': `export const rule = 1;`,
  },
};
