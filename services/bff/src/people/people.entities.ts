import { AccessToken } from './access-tokens/access-token.entity.js';
import { Account } from './accounts/account.entity.js';
import { CapabilityGrant } from './grants/capability-grant.entity.js';
import { Presence } from './presence/presence.entity.js';
import { ProjectMember } from './projects/project-member.entity.js';
import { Project } from './projects/project.entity.js';
import { RecentPage } from './recent-pages/recent-page.entity.js';
import { Session } from './sessions/session.entity.js';
import { SignInStep } from './sessions/sign-in-step.entity.js';
import { AccountSettings } from './settings/account-settings.entity.js';
import { AccountShortcuts } from './shortcuts/account-shortcuts.entity.js';
import { TeamMember } from './teams/team-member.entity.js';
import { Team } from './teams/team.entity.js';
import { Visit } from './visits/visit.entity.js';

export const PEOPLE_ENTITIES = [
  AccessToken,
  Account,
  CapabilityGrant,
  Presence,
  ProjectMember,
  Project,
  RecentPage,
  Session,
  SignInStep,
  AccountSettings,
  AccountShortcuts,
  TeamMember,
  Team,
  Visit,
];
