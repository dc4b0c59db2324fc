import { Account } from '../accounts/account.entity.js';
import { Activity } from '../activities/activity.entity.js';
import { AudienceDay } from '../audience/audience-day.entity.js';
import { AuditEntry } from '../audit/audit-entry.entity.js';
import { Author } from '../authors/author.entity.js';
import { CertificationRecord } from '../certification/certification-record.entity.js';
import { Certification } from '../certification/certification.entity.js';
import { ChannelActivity } from '../channel-activities/channel-activity.entity.js';
import { ChatMessage } from '../chat-messages/chat-message.entity.js';
import { CollectedMessage } from '../chat-messages/collected-message.entity.js';
import { ContentFact } from '../content/content-fact.entity.js';
import { ContentHour } from '../content/content-hour.entity.js';
import { ContentItem } from '../content/content-item.entity.js';
import { ContentMonth } from '../content/content-month.entity.js';
import { EnquiryDraft } from '../enquiries/enquiry-draft.entity.js';
import { Enquiry } from '../enquiries/enquiry.entity.js';
import { StoredFile } from '../files/stored-file.entity.js';
import { IdempotencyKeyRow } from '../idempotency/idempotency-key.entity.js';
import { LiveEvent } from '../live-events/live-event.entity.js';
import { Message } from '../messages/message.entity.js';
import { OperationLog } from '../operation-logs/operation-log.entity.js';
import { PolicyDownload } from '../policies/policy-download.entity.js';
import { PolicyImport } from '../policies/policy-import.entity.js';
import { PolicyOperation } from '../policies/policy-operation.entity.js';
import { Policy } from '../policies/policy.entity.js';
import { PolicyTable } from '../policy-views/policy-table.entity.js';
import { PolicyView } from '../policy-views/policy-view.entity.js';
import { ParameterChange } from '../profile-parameters/parameter-change.entity.js';
import { ProjectMember } from '../projects/project-member.entity.js';
import { Project } from '../projects/project.entity.js';
import { QualityQueueItem } from '../quality-inspections/quality-queue-item.entity.js';
import { QualityQueue } from '../quality-inspections/quality-queue.entity.js';
import { RulePreset } from '../rule-presets/rule-preset.entity.js';
import { ServiceCard } from '../service-cards/service-card.entity.js';
import { ServiceNotice } from '../service-cards/service-notice.entity.js';
import { Session } from '../sessions/session.entity.js';
import { AccountSettings } from '../settings/account-settings.entity.js';
import { TeamMember } from '../teams/team-member.entity.js';
import { Team } from '../teams/team.entity.js';
import { VisitDay } from '../visits/visit-day.entity.js';

export const ENTITIES = [
  Account,
  Session,
  StoredFile,
  Policy,
  Author,
  ContentItem,
  ContentFact,
  ContentHour,
  ContentMonth,
  AudienceDay,
  Message,
  ChatMessage,
  CollectedMessage,
  QualityQueue,
  QualityQueueItem,
  ServiceCard,
  ServiceNotice,
  RulePreset,
  ChannelActivity,
  ParameterChange,
  OperationLog,
  Project,
  ProjectMember,
  Team,
  TeamMember,
  Activity,
  VisitDay,
  Certification,
  CertificationRecord,
  LiveEvent,
  AccountSettings,
  Enquiry,
  EnquiryDraft,
  AuditEntry,
  IdempotencyKeyRow,
  PolicyOperation,
  PolicyView,
  PolicyTable,
  PolicyImport,
  PolicyDownload,
];
