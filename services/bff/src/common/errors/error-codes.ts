export const SUCCESS_CODE = 20000;

/** What programs call the codes that are no success. Generated clients name them so. */
export const CODE_NAMES = {
  40000: 'InvalidRequest',
  40300: 'Forbidden',
  40400: 'NotFound',
  40500: 'MethodNotAllowed',
  40900: 'Conflict',
  41300: 'TooLarge',
  41500: 'UnsupportedMediaType',
  42900: 'TooManyRequests',
  50000: 'Failed',
  50008: 'TokenInvalid',
  50012: 'SessionReplaced',
  50014: 'SessionExpired',
  50300: 'Unavailable',
} as const;

export type RefusalCode = keyof typeof CODE_NAMES;

interface ErrorCode {
  /** HTTP status of the answer. 200 means that the request was valid; the envelope has the result. */
  http: number;
  /** `code` of the envelope. */
  code: RefusalCode;
  /** Level at which the request is logged. */
  log: 'info' | 'warn' | 'error';
}

const define = <Name extends string>(table: Record<Name, ErrorCode>) => table;

/** Every error of the API. The name is also the key of its message. */
export const ERROR_CODES = define({
  tokenInvalid: { http: 200, code: 50008, log: 'info' },
  sessionEndedElsewhere: { http: 200, code: 50012, log: 'info' },
  sessionExpired: { http: 200, code: 50014, log: 'info' },

  userNameEmpty: { http: 200, code: 50000, log: 'info' },
  passwordEmpty: { http: 200, code: 50000, log: 'info' },
  wrongCredentials: { http: 200, code: 50000, log: 'info' },
  secondFactorNeeded: { http: 200, code: 50000, log: 'info' },
  secondFactorWrong: { http: 200, code: 50000, log: 'info' },
  signInStepExpired: { http: 200, code: 50000, log: 'info' },
  currentPasswordWrong: { http: 200, code: 50000, log: 'info' },
  passwordUnchanged: { http: 200, code: 50000, log: 'info' },
  registrationWaiting: { http: 200, code: 50000, log: 'info' },
  registrationRejected: { http: 200, code: 50000, log: 'info' },
  registrationClosed: { http: 200, code: 50000, log: 'info' },
  passwordLinkInvalid: { http: 200, code: 50000, log: 'info' },
  recoveryCodeWrong: { http: 200, code: 50000, log: 'info' },
  recoveryCodeNotEnough: { http: 200, code: 50000, log: 'info' },
  authenticatorCodeWrong: { http: 200, code: 50000, log: 'info' },
  passkeyExpired: { http: 200, code: 50000, log: 'info' },
  passkeyRefused: { http: 200, code: 50000, log: 'info' },
  passkeyUnusable: { http: 200, code: 50000, log: 'info' },
  passkeyKnown: { http: 200, code: 40900, log: 'info' },
  tooManyPasskeys: { http: 200, code: 50000, log: 'info' },
  authenticatorSetUpExpired: { http: 200, code: 50000, log: 'info' },
  secondFactorMandatory: { http: 200, code: 50000, log: 'info' },
  emailCodeWrong: { http: 200, code: 50000, log: 'info' },
  emailCodeExpired: { http: 200, code: 50000, log: 'info' },
  emailTaken: { http: 200, code: 40900, log: 'info' },

  roleInsufficient: { http: 200, code: 40300, log: 'info' },
  scopeInsufficient: { http: 200, code: 40300, log: 'info' },
  sessionNeeded: { http: 200, code: 40300, log: 'info' },
  secondFactorDue: { http: 200, code: 40300, log: 'info' },
  notApplicant: { http: 200, code: 40300, log: 'info' },
  notFound: { http: 200, code: 40400, log: 'info' },
  tooManyAtOnce: { http: 200, code: 50000, log: 'info' },
  tooManyViews: { http: 200, code: 50000, log: 'info' },
  nameTaken: { http: 200, code: 40900, log: 'info' },
  importHasErrors: { http: 200, code: 50000, log: 'info' },
  tooManyRows: { http: 200, code: 50000, log: 'info' },
  policyNumberTaken: { http: 200, code: 40900, log: 'info' },
  notUndoable: { http: 200, code: 40900, log: 'info' },
  balanceInsufficient: { http: 200, code: 50000, log: 'info' },
  accountUnknown: { http: 200, code: 50000, log: 'info' },
  accountHasAuthor: { http: 200, code: 40900, log: 'info' },
  authorGone: { http: 200, code: 40900, log: 'info' },
  contentIncomplete: { http: 200, code: 50000, log: 'info' },
  externalIdTaken: { http: 200, code: 40900, log: 'info' },
  authorNamed: { http: 200, code: 40900, log: 'info' },
  tooManyServices: { http: 200, code: 50000, log: 'info' },
  serviceRetired: { http: 200, code: 40900, log: 'info' },
  orderWaiting: { http: 200, code: 40900, log: 'info' },
  priceChanged: { http: 200, code: 40900, log: 'info' },
  termUnknown: { http: 200, code: 50000, log: 'info' },
  idempotencyKeyReused: { http: 200, code: 40900, log: 'info' },
  programmeNotApproved: { http: 200, code: 40900, log: 'info' },
  tooManyProgrammes: { http: 200, code: 50000, log: 'info' },
  programmeOnAir: { http: 200, code: 40900, log: 'info' },
  clarityRemoved: { http: 200, code: 40900, log: 'info' },
  lastClarity: { http: 200, code: 40900, log: 'info' },
  changeOpen: { http: 200, code: 40900, log: 'info' },
  ownChange: { http: 200, code: 40900, log: 'info' },
  nothingChanged: { http: 200, code: 50000, log: 'info' },
  versionOutsideLimits: { http: 200, code: 50000, log: 'info' },
  storageFull: { http: 200, code: 50000, log: 'info' },
  tooManyDocuments: { http: 200, code: 50000, log: 'info' },
  alreadyApproved: { http: 200, code: 40900, log: 'info' },
  notificationMandatory: { http: 200, code: 50000, log: 'info' },
  quietHoursEmpty: { http: 200, code: 50000, log: 'info' },
  ownReview: { http: 200, code: 40900, log: 'info' },
  ownAccount: { http: 200, code: 40900, log: 'info' },
  mailNotConfigured: { http: 200, code: 50000, log: 'info' },
  emailNotConfirmed: { http: 200, code: 50000, log: 'info' },
  examinationRuns: { http: 200, code: 40900, log: 'info' },
  lastAdministrator: { http: 200, code: 40900, log: 'info' },
  webhookNotEncrypted: { http: 200, code: 50000, log: 'info' },
  webhookInside: { http: 200, code: 50000, log: 'info' },
  webhookSwitchedOff: { http: 200, code: 40900, log: 'info' },
  tooManyTokens: { http: 200, code: 50000, log: 'info' },
  tooManyWebhooks: { http: 200, code: 50000, log: 'info' },
  webhookTaken: { http: 200, code: 40900, log: 'info' },
  groupInUse: { http: 200, code: 40900, log: 'info' },
  tooManyMembers: { http: 200, code: 50000, log: 'info' },
  tooManyMemberships: { http: 200, code: 50000, log: 'info' },
  messageUseless: { http: 200, code: 50000, log: 'info' },
  conflict: { http: 200, code: 40900, log: 'info' },

  contractBroken: { http: 400, code: 40000, log: 'info' },
  fileUnknown: { http: 404, code: 40400, log: 'info' },
  routeUnknown: { http: 404, code: 40400, log: 'info' },
  methodNotAllowed: { http: 405, code: 40500, log: 'info' },
  bodyTooLarge: { http: 413, code: 41300, log: 'info' },
  mediaTypeUnsupported: { http: 415, code: 41500, log: 'info' },
  rangeUnsatisfiable: { http: 416, code: 40000, log: 'info' },
  expectationUnknown: { http: 417, code: 40000, log: 'info' },
  requestTooSlow: { http: 408, code: 40000, log: 'info' },
  headersTooLarge: { http: 431, code: 41300, log: 'info' },
  tooManyRequests: { http: 429, code: 42900, log: 'warn' },
  internal: { http: 500, code: 50000, log: 'error' },
  // The error filter logs the outage once a second. Each request that it affects is only noted.
  unavailable: { http: 503, code: 50300, log: 'info' },
  databaseUnavailable: { http: 503, code: 50300, log: 'info' },
  schemaOutdated: { http: 503, code: 50300, log: 'info' },
  draining: { http: 503, code: 50300, log: 'info' },
  maintenance: { http: 503, code: 50300, log: 'info' },
});

export type ErrorName = keyof typeof ERROR_CODES;
