import { type DataSource, type EntityManager } from 'typeorm';
import { StartupError } from '../common/errors/startup-error.js';
import { seedAccounts } from './accounts.seed.js';
import { seedAnnouncements } from './announcements.seed.js';
import { seedApplications } from './applications.seed.js';
import { seedApprover } from './approver.seed.js';
import { seedAuthors } from './authors.seed.js';
import { seedAvatars } from './avatars.seed.js';
import { seedBilling } from './billing.seed.js';
import { seedCertifications } from './certifications.seed.js';
import { seedChatMessages } from './chat-messages.seed.js';
import { seedColleagues } from './colleagues.seed.js';
import { seedContentCovers } from './content-covers.seed.js';
import { seedContentItems } from './content-items.seed.js';
import { seedContentTexts } from './content-texts.seed.js';
import { seedContentVideos } from './content-videos.seed.js';
import { seedFirstParameters } from './first-parameters.seed.js';
import { seedError } from './seed-error.js';
import { seedGroupHistories } from './group-histories.seed.js';
import { seedHistories } from './histories.seed.js';
import { seedMessages } from './messages.seed.js';
import { seedPolicyMembers } from './policy-members.seed.js';
import { seedPolicies } from './policies.seed.js';
import { seedProfileParameters } from './profile-parameters.seed.js';
import { seedProjects } from './projects.seed.js';
import { seedQualityInspections } from './quality-inspections.seed.js';
import { seedRuleParameters, seedRulePresets } from './rule-presets.seed.js';
import { type SeedContext } from './seed-context.js';
import { seedServiceCards } from './service-cards.seed.js';
import { seedStudio } from './studio.seed.js';
import { seedTeams } from './teams.seed.js';
import { seedTestimonials } from './testimonials.seed.js';
import { seedToldDeliveries } from './told-deliveries.seed.js';

interface Seed {
  name: string;
  set: 'base' | 'demo';
  run: (manager: EntityManager, context: SeedContext) => Promise<void>;
}

const DEMO_ACCOUNTS = 'demo-accounts';

/** In foreign-key order. A seed runs once per database, so changes made by users are kept. */
export const SEEDS: readonly Seed[] = [
  { name: DEMO_ACCOUNTS, set: 'demo', run: seedAccounts },
  { name: 'demo-policies', set: 'demo', run: seedPolicies },
  { name: 'demo-authors', set: 'demo', run: seedAuthors },
  { name: 'demo-content-items', set: 'demo', run: seedContentItems },
  { name: 'demo-colleagues', set: 'demo', run: seedColleagues },
  { name: 'demo-approver', set: 'demo', run: seedApprover },
  { name: 'demo-content-texts', set: 'demo', run: seedContentTexts },
  { name: 'rule-presets', set: 'base', run: seedRulePresets },
  { name: 'demo-rule-presets', set: 'demo', run: seedRuleParameters },
  { name: 'demo-policy-members', set: 'demo', run: seedPolicyMembers },
  { name: 'demo-teams', set: 'demo', run: seedTeams },
  { name: 'demo-projects', set: 'demo', run: seedProjects },
  { name: 'demo-certifications', set: 'demo', run: seedCertifications },
  { name: 'demo-avatars', set: 'demo', run: seedAvatars },
  { name: 'demo-content-covers', set: 'demo', run: seedContentCovers },
  { name: 'demo-content-videos', set: 'demo', run: seedContentVideos },
  { name: 'demo-messages', set: 'demo', run: seedMessages },
  { name: 'demo-announcements', set: 'demo', run: seedAnnouncements },
  { name: 'demo-testimonials', set: 'demo', run: seedTestimonials },
  { name: 'demo-chat-messages', set: 'demo', run: seedChatMessages },
  { name: 'demo-quality-inspections', set: 'demo', run: seedQualityInspections },
  { name: 'demo-service-cards', set: 'demo', run: seedServiceCards },
  { name: 'demo-billing', set: 'demo', run: seedBilling },
  { name: 'demo-profile-parameters', set: 'demo', run: seedProfileParameters },
  { name: 'demo-studio', set: 'demo', run: seedStudio },
  { name: 'demo-applications', set: 'demo', run: seedApplications },
  { name: 'demo-histories', set: 'demo', run: seedHistories },
  { name: 'demo-group-histories', set: 'demo', run: seedGroupHistories },
  { name: 'demo-told-deliveries', set: 'demo', run: seedToldDeliveries },
  { name: 'first-parameters', set: 'base', run: seedFirstParameters },
];

/**
 * `demo` includes `base`.
 * @returns the names of those that the database did not have
 */
export async function seed(
  dataSource: DataSource,
  set: 'base' | 'demo',
  timeZone: string,
): Promise<string[]> {
  const context = { today: Temporal.Now.plainDateISO(timeZone), timeZone };
  const added: string[] = [];
  for (const { name, run } of SEEDS.filter((entry) => set === 'demo' || entry.set === 'base')) {
    await dataSource.transaction(async (manager) => {
      const claimed: unknown[] = await manager.query(
        'INSERT INTO seed_log (name) VALUES ($1) ON CONFLICT DO NOTHING RETURNING name',
        [name],
      );
      if (claimed.length === 0) return;
      await run(manager, context).catch((error: unknown) => {
        throw seedError(name, error);
      });
      added.push(name);
    });
  }
  return added;
}

/**
 * The demo passwords are public, so a database that ever contained the demo accounts must not be used in
 * production.
 * @throws StartupError
 */
export async function refuseDemoAccounts(dataSource: DataSource): Promise<void> {
  const found: unknown[] = await dataSource.query('SELECT 1 FROM seed_log WHERE name = $1', [DEMO_ACCOUNTS]);
  if (found.length === 0) return;
  throw new StartupError(
    'DATABASE_URL: this database has the demo accounts; production needs one of its own.',
  );
}
