import { type Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { MetadataScanner, ModulesContainer, NestFactory } from '@nestjs/core';
import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, describe, expect, test } from '@jest/globals';
import { AppModule } from './app.module.js';
import { ContractPipe } from './common/contract/contract.pipe.js';
import { type Violation } from './common/contract/violation.js';
import { AppError } from './common/errors/app-error.js';
import { type TextLimits } from './common/fields/text-rules.js';
import { createServer } from './common/http/server.js';
import { Config } from './config/config.js';
import { type FieldTable } from './common/field-tables/field-table.constants.js';
import { tableLabels } from './common/field-tables/field-labels.js';
import { SheetReader } from './common/field-tables/sheet-reader.js';
import { CONTENT_ITEM_FIELDS } from './library/content-items/content-item-fields.constants.js';
import { POLICY_FIELDS } from './policies/policies/policy-fields.constants.js';

/** Texts with line breaks, of which a reader sees the paragraphs. Every other text is on one line. */
const TEXTS_WITH_LINES = [
  'AnnouncementTextDto.text',
  'AuthorRowDto.note',
  'CareerEnquiryDto.message',
  'AccountReasonDto.reason',
  'ChangeAccountRoleDto.reason',
  'ChannelActivityDto.advertisingContent',
  'CloseEnquiryDto.note',
  'ContactEnquiryDto.message',
  'CorrectChannelActivityDto.advertisingContent',
  'CreateContentItemDto.body',
  'CreateContentItemDto.summary',
  'EditAuthorDto.note',
  'EditGroupDto.description',
  'EndAccountGrantDto.reason',
  'GiveAccountGrantDto.reason',
  'HideChatMessageDto.reason',
  'ItemRowDto.body',
  'ItemRowDto.summary',
  'JoinEnquiryDto.message',
  'PartnerEnquiryDto.message',
  'PreviewContentBodyDto.body',
  'ProjectRowDto.description',
  'RejectItemDto.reason',
  'RemoveAccountDto.reason',
  'ReturnApplicationDto.reason',
  'ReturnParameterChangeDto.comment',
  'ReviewReasonDto.reason',
  'RollBackParametersDto.description',
  'SaveContentItemDto.body',
  'SaveContentItemDto.summary',
  'SaveUserInfoDto.profile',
  'SendChatMessageDto.content',
  'StudioInformationDto.notification',
  'SubmitParameterChangeDto.description',
  'SwitchMaintenanceDto.message',
  'TeamRowDto.description',
  'WriteAuthorDto.note',
  'WriteGroupDto.description',
];

/** Only its digits are read and stored. */
const TELEPHONE = 'ChangePhoneDto.phone';

const DECEIVING = ['\u202E', '\u2067', '\u200F', '\uFEFF', '\u200B', '\u2028', '\r', '\u001B', '\0'];

/** Where `ApiProperty` keeps what it was given. */
const FIELDS = 'swagger/apiModelPropertiesArray';
const FIELD = 'swagger/apiModelProperties';

interface Documented {
  type?: unknown;
  format?: string;
  enum?: unknown;
  isArray?: boolean;
  example?: unknown;
  items?: { type?: unknown; enum?: unknown };
  query?: boolean;
}

interface RequestText {
  name: string;
  owner: Type<object>;
  field: string;
  isSecret: boolean;
  isList: boolean;
  example: string;
  /** The value of the field around a text: itself, or the list that it is the first item of. */
  around: (text: string) => unknown;
}

const app = await NestFactory.create<NestFastifyApplication>(
  AppModule.with(
    Config.parse({
      DATABASE_URL: 'postgres://nowhere/none',
      JWT_SECRET: 'stands in: describing the API signs nothing',
    }),
  ),
  createServer(0),
  { preview: true, logger: false },
);
afterAll(() => app.close());

const controllers = [...app.get(ModulesContainer).values()].flatMap(({ controllers }) =>
  [...controllers.values()].map(({ metatype }) => metatype as Type<object>),
);
const texts = [...new Map(controllers.flatMap(requestTypes).flatMap(textsOf)).values()];
const readTexts = texts.filter(({ name, isSecret }) => !isSecret && name !== TELEPHONE);

test('the requests of the API have texts', () => {
  expect(readTexts.length).toBeGreaterThan(50);
  expect(readTexts.map(({ name }) => name)).toEqual(expect.arrayContaining(TEXTS_WITH_LINES));
});

describe.each(readTexts)('$name', (text) => {
  const { name, example } = text;
  const inserted = (character: string) => `${example.slice(0, 1)}${character}${example.slice(1)}`;

  test('accepts its example', async () => {
    expect(await violationOf(text, example)).toBeUndefined();
  });

  test.each(DECEIVING)('refuses %j', async (character) => {
    expect(await violationOf(text, inserted(character))).toBeDefined();
  });

  test('takes line breaks only if it is one of the texts with lines', async () => {
    const isRefused = (await violationOf(text, inserted('\n'))) !== undefined;
    expect(isRefused).toBe(!TEXTS_WITH_LINES.includes(name));
  });
});

describe.each(texts.filter(({ isList }) => isList))('the list $name', (text) => {
  test.each(['', ' ', '\u00A0', '\u3000 '])('refuses the blank entry %j', async (blank) => {
    expect(await violationOf(text, blank)).toBeDefined();
  });
});

describe('a column of texts in an import', () => {
  const columns = [POLICY_FIELDS, CONTENT_ITEM_FIELDS].flatMap((table: FieldTable) => {
    const reader = new SheetReader(table, tableLabels(table));
    return reader.fields
      .filter((field) => table[field]?.kind === 'text')
      .map((column) => ({ column, reader, limits: (table[column] as { limits: TextLimits }).limits }));
  });

  test.each(columns)('$column refuses what a form refuses', ({ column, reader, limits }) => {
    for (const character of limits.lines ? DECEIVING : [...DECEIVING, '\n']) {
      const none = Object.fromEntries(reader.fields.map((field) => [field, null]));
      const { errors } = reader.readRow([`a${character}b`], Object.assign(none, { [column]: 0 }), 'UTC');
      expect(errors).toMatchObject([{ field: column, rule: 'character' }]);
    }
  });
});

/** The classes of the bodies, queries and paths of a controller. */
function requestTypes(controller: Type<object>): Type<object>[] {
  const methods = new MetadataScanner().getAllMethodNames(controller.prototype as object);
  return methods.flatMap((method) => {
    const args = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, method) ?? {}) as Record<
      string,
      { index: number; data?: unknown }
    >;
    const types = (Reflect.getMetadata('design:paramtypes', controller.prototype as object, method) ??
      []) as Type<object>[];
    const sources = [RouteParamtypes.BODY, RouteParamtypes.QUERY, RouteParamtypes.PARAM].map(String);
    return Object.entries(args)
      .filter(([key, { data }]) => sources.includes(key.split(':', 1)[0] ?? '') && data === undefined)
      .flatMap(([, { index }]) => types[index] ?? []);
  });
}

/** The texts of a class and of the classes in it, by name. */
function textsOf(owner: Type<object>): [string, RequestText][] {
  const prototype = owner.prototype as object;
  const fields = (Reflect.getMetadata(FIELDS, prototype) ?? []) as string[];
  return fields.flatMap((marked): [string, RequestText][] => {
    const field = marked.replace(/^:/, '');
    const property = Reflect.getMetadata(FIELD, prototype, field) as Documented;
    const [type] = [property.type].flat();
    if (typeof type === 'function' && type !== String && type !== Number && type !== Boolean)
      return textsOf(type as Type<object>);
    const isList = property.type === 'array' || property.isArray === true;
    const isText = type === String || type === 'string' || property.items?.type === 'string';
    if (!isText || property.enum !== undefined || property.items?.enum !== undefined) return [];
    if (property.format === 'binary') return [];
    const isSecret = property.format === 'password';
    const [first, ...others] = [property.example ?? ''].flat().map(String);
    const around = (text: string) => (isList ? [text, ...others] : text);
    const name = `${owner.name}.${field}`;
    return [[name, { name, owner, field, isSecret, isList, example: first ?? '', around }]];
  });
}

const pipe = new ContractPipe();

async function violationOf(
  { owner, field, around }: RequestText,
  text: string,
): Promise<Violation | undefined> {
  try {
    await pipe.transform({ [field]: around(text) }, { type: 'body', metatype: owner });
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return (error.data as Violation[]).find((violation) => violation.field === field);
  }
}
