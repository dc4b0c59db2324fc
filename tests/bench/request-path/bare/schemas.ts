// What Fastify compiles serializers from.

const text = { type: 'string' };
const integer = { type: 'integer' };
const number = { type: 'number' };

const object = (properties: Record<string, object>) => ({ type: 'object', properties });
const list = (items: object) => ({ type: 'array', items });

const answer = (data: object) => ({
  response: { 200: object({ data, status: text, msg: text, code: integer }) },
});

const texts = (...names: string[]) => Object.fromEntries(names.map((name) => [name, text]));

const nullableText = { type: ['string', 'null'] };

export const USER_INFO_ANSWER = answer(
  object({
    ...texts('name', 'avatar', 'job', 'jobName', 'organization', 'organizationName', 'location'),
    ...texts('locationName', 'email'),
    emailConfirmed: { type: 'boolean' },
    ...texts('introduction', 'countryRegion', 'area', 'address', 'personalWebsite', 'phone'),
    ...texts('registrationDate', 'accountId'),
    certification: integer,
    role: text,
  }),
);

export const POLICIES_ANSWER = answer(
  object({
    list: list(
      object({
        id: integer,
        number: integer,
        name: text,
        contentType: text,
        count: integer,
        status: text,
        filterType: text,
        createdTime: text,
        onlineFrom: nullableText,
        onlineUntil: nullableText,
      }),
    ),
    total: integer,
  }),
);

export const OVERVIEW_ANSWER = answer(
  object({
    xAxis: list(text),
    data: list(object({ name: text, key: text, count: number, value: list(number) })),
  }),
);

export const SETTINGS_ANSWER = answer({ type: 'object', additionalProperties: true });
