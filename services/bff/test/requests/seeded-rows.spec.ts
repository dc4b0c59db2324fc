import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { ContractPipe } from '../../src/common/contract/contract.pipe.js';
import { AppError } from '../../src/common/errors/app-error.js';
import { displayTime } from '../../src/common/time/display-time.js';
import { WriteAuthorDto } from '../../src/content/authors/author.dto.js';
import { CreateQualityInspectionDto } from '../../src/library/quality-inspections/quality-inspection.dto.js';
import { OrderServiceDto } from '../../src/content/service-cards/service-order-requests.dto.js';
import { SaveContentItemDto } from '../../src/library/content-items/content-item-request.dto.js';
import { WriteAnnouncementDto } from '../../src/messages/announcements/announcement.dto.js';
import { SendChatMessageDto } from '../../src/messages/chat/chat-change.dto.js';
import { SetRuleParametersDto } from '../../src/delivery/rule-presets/rule-parameters.dto.js';
import { SubmitCertificationDto } from '../../src/operations/certification/certification-request.dto.js';
import { ChannelActivityDto } from '../../src/operations/channel-activities/channel-activity.dto.js';
import { SubmitParameterChangeDto } from '../../src/operations/profile-parameters/parameter-change-requests.dto.js';
import { StudioInformationDto } from '../../src/operations/studio/studio-information.dto.js';
import { SaveUserInfoDto } from '../../src/people/accounts/save-user-info.dto.js';
import { WriteGroupDto } from '../../src/people/directory/group.dto.js';
import { SetPolicyRuleDto } from '../../src/policies/members/policy-items.dto.js';
import { CreatePolicyDto } from '../../src/policies/policies/policy-write.dto.js';
import { SEEDS } from '../../src/seeds/seed.js';
import { TestApi } from '../support/test-api.js';

/** Of a row as its entity has it; values whose type differs between entity and request are computed. */
type Row = Record<string, unknown>;
interface Written {
  entity: string;
  /** What a person would send to write such a row. */
  request: new () => object;
  fields: string[];
  computed?: (row: Row) => object;
}

const time = (moment: unknown) => displayTime(moment as Date, 'Asia/Phnom_Penh');
const chosen = (value: unknown, otherwise: string) => (value === '' ? otherwise : value);
const PERSON: Written = {
  entity: 'Account',
  request: SaveUserInfoDto,
  fields: ['email', 'address'],
  // Whoever has not chosen a country yet chooses one when they save.
  computed: ({ name, introduction, countryRegion, area }) => ({
    ...{ nickname: name, profile: introduction },
    ...{ countryRegion: chosen(countryRegion, 'KH'), area: chosen(area, 'KH-12') },
  }),
};
const QUEUE: Written = {
  entity: 'QualityQueue',
  request: CreateQualityInspectionDto,
  fields: ['title', 'conditions'],
};
const ORDER: Written = {
  entity: 'ServiceOrder',
  request: OrderServiceDto,
  fields: ['termMonths', 'version'],
};

const ITEM: Written = {
  entity: 'ContentRevision',
  request: SaveContentItemDto,
  fields: [],
  computed: ({ content }) => ({ ...(content as object), version: 1 }),
};
const PARAMETERS: Written = {
  entity: 'ParameterChange',
  request: SubmitParameterChangeDto,
  fields: ['version', 'description'],
  computed: ({ parameters }) => parameters as object,
};

/** Every seed: the rows that a person could write as well, or why no operation writes such rows. */
const WRITTEN_BY: Record<string, Written | string> = {
  'demo-accounts': PERSON,
  'demo-colleagues': PERSON,
  'demo-approver': PERSON,
  'demo-policies': {
    entity: 'Policy',
    request: CreatePolicyDto,
    fields: ['number', 'name', 'contentType', 'filterType', 'status'],
  },
  'demo-policy-members': {
    entity: 'PolicyRule',
    request: SetPolicyRuleDto,
    fields: ['rule'],
    computed: () => ({ version: 1 }),
  },
  'demo-certifications': {
    entity: 'CertificationRecord',
    request: SubmitCertificationDto,
    fields: [
      'accountType',
      'legalPerson',
      'certificateType',
      'authenticationNumber',
      'enterpriseName',
      'enterpriseCertificateType',
      'organizationCode',
    ],
    computed: () => ({ documents: [randomUUID()] }),
  },
  'demo-authors': { entity: 'Author', request: WriteAuthorDto, fields: ['name', 'note', 'accountId'] },
  'demo-announcements': { entity: 'Announcement', request: WriteAnnouncementDto, fields: ['kind', 'texts'] },
  'demo-chat-messages': {
    entity: 'ChatMessage',
    request: SendChatMessageDto,
    fields: ['content', 'category'],
  },
  'demo-quality-inspections': QUEUE,
  'demo-billing': ORDER,
  'demo-histories': ORDER,
  'demo-profile-parameters': PARAMETERS,
  'first-parameters': PARAMETERS,
  'demo-studio': {
    entity: 'Studio',
    request: StudioInformationDto,
    fields: ['title', 'notification', 'category'],
    computed: ({ informationVersion }) => ({ version: informationVersion }),
  },
  'demo-applications': {
    entity: 'ChannelActivity',
    request: ChannelActivityDto,
    fields: [
      ...['activityName', 'channelType', 'promoteLink', 'advertisingSource', 'advertisingMedia'],
      ...['keyword', 'pushNotify', 'advertisingContent'],
    ],
    computed: ({ promotionStart, promotionEnd }) => ({
      promotionTime: [time(promotionStart), time(promotionEnd)],
    }),
  },
  'demo-content-items': ITEM,
  'demo-content-texts': ITEM,
  'demo-projects': { entity: 'Project', request: WriteGroupDto, fields: ['name', 'description', 'teamId'] },
  'demo-testimonials': 'examples, which are marked and need no consent: no operation writes one',
  'demo-teams': { entity: 'Team', request: WriteGroupDto, fields: ['name', 'description'] },
  'demo-group-histories': { entity: 'Team', request: WriteGroupDto, fields: ['name', 'description'] },
  'demo-service-cards': 'no operation writes services yet',
  'rule-presets': 'the presets of the product: their parameters are what people write',
  'demo-rule-presets': {
    entity: 'RulePreset',
    request: SetRuleParametersDto,
    fields: ['parameters', 'version'],
  },
  'demo-avatars': 'pictures, written by the code that stores uploads',
  'demo-content-covers': ITEM,
  'demo-content-videos': ITEM,
  'demo-messages': 'written by the server',
  'demo-told-deliveries': 'what webhooks were told, written by the server',
};

async function violationsOf(body: object, metatype: new () => object): Promise<unknown> {
  try {
    await new ContractPipe().transform(body, { type: 'body', metatype });
    return [];
  } catch (error) {
    if (error instanceof AppError) return error.data;
    throw error;
  }
}

describe('what a seed writes', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  test('is known for every seed', () => {
    expect(Object.keys(WRITTEN_BY).sort()).toEqual(SEEDS.map(({ name }) => name).sort());
  });

  const written = Object.values(WRITTEN_BY).filter((rows): rows is Written => typeof rows !== 'string');
  test.each([...new Set(written)].map((rows): [string, Written] => [rows.entity, rows]))(
    'as %s is what a person could send',
    async (_, { entity, request, fields, computed }) => {
      const rows = (await api.app.get(DataSource).getRepository(entity).find()) as Row[];
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) {
        const given = Object.fromEntries(
          fields
            .map((field): [string, unknown] => [field, row[field]])
            .filter(([, value]) => value !== null && value !== ''),
        );
        const body: object = { ...given, ...computed?.(row) };
        expect({ row, violations: await violationsOf(body, request) }).toEqual({ row, violations: [] });
      }
    },
  );

  test('is known to the planner at once', async () => {
    const unknown = await api.app
      .get(DataSource)
      .query<object[]>(
        `SELECT relname FROM pg_class WHERE relname IN ('content_item', 'content_month', 'content_fact') AND reltuples <= 0`,
      );
    expect(unknown).toEqual([]);
  });
});
