/** The source catalogue: the other two are typed against it. */
const messages = {
  ok: 'Request succeeded',
  matchMode: { custom: 'Custom', automatic: 'Automatic' },
  error: {
    tokenInvalid: 'You are not logged in. Please log in again.',
    sessionEndedElsewhere: 'Your session was ended from another device or browser. Please log in again.',
    sessionExpired: 'Your session has expired. Please log in again.',
    userNameEmpty: 'The user name cannot be empty.',
    passwordEmpty: 'The password cannot be empty.',
    wrongCredentials: 'Wrong user name or password.',
    secondFactorNeeded: 'The password is right. Now confirm that it is you with the second factor.',
    secondFactorWrong: 'This code is wrong or was used before. Enter the one that the app shows now.',
    signInStepExpired: 'This took too long, or there were too many wrong codes. Log in again.',
    currentPasswordWrong: 'This is not your current password.',
    passwordUnchanged: 'The new password is the current one. Choose another.',
    registrationWaiting: 'Your registration waits for the approval of an administrator.',
    registrationRejected: 'Your registration was rejected. Ask an administrator of your team about it.',
    registrationClosed: 'Registration is closed here. Ask an administrator of your team for an account.',
    passwordLinkInvalid: 'This link was used, replaced by a newer one, or is too old. Ask for a new one.',
    recoveryCodeWrong: 'The user name or the recovery code is wrong, or the code was used before.',
    recoveryCodeNotEnough:
      'Your account has a second factor, so a recovery code does not replace the password. Ask for a link for a new password.',
    authenticatorCodeWrong:
      'This is not the code that the app shows now. Check the clock of your phone, then enter the next code.',
    passkeyExpired: 'This took too long, or the passkey was already used for this. Try again.',
    passkeyRefused: 'This passkey was not accepted. Try another one, or log in with your password.',
    passkeyUnusable:
      'The device did not confirm that it is you, or the passkey is for another address. Try again, or use another device.',
    passkeyKnown: 'This passkey is already there.',
    tooManyPasskeys: 'An account has at most {{max, number}} passkeys. Remove one first.',
    authenticatorSetUpExpired: 'This took too long. Start setting up the app again.',
    emailCodeWrong: 'This is not the code that was sent. Check it, or have a new one sent.',
    emailCodeExpired: 'This code is no longer valid. Have a new one sent.',
    emailTaken:
      'This address is already confirmed for another account. Log in with that account, or use another address.',
    roleInsufficient: 'Your role does not allow this.',
    scopeInsufficient: 'This token does not have the scope {{scope}}.',
    secondFactorDue: 'Administrators need a second factor here. Set one up in your security settings first.',
    secondFactorMandatory:
      'Administrators must have a second factor here, so the last one cannot be removed. You can replace it.',
    sessionNeeded: 'No token opens this. Log in instead.',
    notApplicant: 'Only the person who submitted this can correct it and submit it again.',
    notFound: 'This no longer exists, or it is not yours.',
    tooManyAtOnce: 'At most {{max, number}} can be changed at once. Narrow the filter.',
    tooManyViews: 'At most {{max, number}} views can be saved. Delete one first.',
    nameTaken: 'The name {{name}} is taken.',
    importHasErrors: 'Rows with errors: {{count, number}}. Correct them and upload the file again.',
    tooManyRows: 'A workbook holds at most {{max, number}} rows. Narrow the filter or choose CSV.',
    setFollowsRule:
      'The items of this set follow a rule. Set its filter type to artificial to choose them by hand.',
    presetIncomplete:
      'This rule has nothing to work with. Edit it and add at least one entry, then switch it on.',
    setIsArtificial:
      'The items of this set are chosen by hand. Set its filter type to rules to give it a rule.',
    policyNumberTaken: 'The set number {{number}} is taken.',
    notUndoable: 'This can no longer be undone: it was already undone, is too old, or has changed since.',
    balanceInsufficient:
      'The balance does not cover this: {{missing, currency(currency: CNY)}} is missing. Top it up, then pay.',
    accountUnknown: 'There is no such account. Choose another one.',
    accountHasAuthor: 'This account is already linked to the author {{name}}.',
    authorGone: 'This author was merged or removed. Choose another one.',
    labelsSame: 'These are spellings of one label already. Choose another label.',
    labelUnknown: 'No content has the label “{{label}}”. Choose one that is in use.',
    labelMerging:
      '“{{from}}” is being merged into “{{into}}” just now. Wait until that has ended, then try again.',
    contentIncomplete: 'This item has no text or no video yet. Add it, then submit the item.',
    addressDead:
      '“{{address}}” in the text leads nowhere. Write the whole address with https://, or a mail address or telephone number with ' +
      'mailto: or tel:, then submit the item.',
    pictureUndescribed:
      'A picture in the text has no alternative text. Say between its brackets what it shows, as in ![Three wheels](media:…), ' +
      'then submit the item.',
    videosNotStored: 'This installation does not store videos. Enter the address of the video instead.',
    videoUnfinished: 'Not all of the video has arrived yet. Send the rest, then finish it.',
    tooManyVideos:
      '{{max, number}} uploaded videos are in no item yet. Use or give up one of them first; unused ones are removed after a day.',
    videoQuotaUsed:
      'Your videos may take {{max, number}} MB, and {{left, number}} MB are left. Choose a smaller video, name the address of one elsewhere, or take one out of a draft that no longer needs it: what nothing uses is deleted after a day. Your administrator can allow more.',
    videoStoreFull:
      'All videos of the school may take {{max, number}} MB, and {{left, number}} MB are left. Choose a smaller video, name the address of one elsewhere, or ask your administrator for more space.',
    externalIdUnknown: 'There is no item with the external id {{id}}, or it is not yours. Check the id.',
    externalIdTaken: 'The external id {{id}} is taken by the item “{{title}}”.',
    authorUnknown: 'There is no author {{author}}. Send the author first, or correct the name or id.',
    authorRemoved:
      'The author {{name}} was removed. Restore the author on the page Authors, then send this again.',
    nameAmbiguous:
      '{{name}} may be any of {{count, number}} records: {{names}}. Send the name exactly as one of them has it. ' +
      'Where they have the same, rename or close all but one, or merge them, then send this again.',
    itemInBin:
      'The item “{{title}}” is in the bin. Restore it, then send this again, or use another external id.',
    itemOnline: 'The item “{{title}}” is online. Take it offline first, then send this again.',
    itemInspected:
      'The item “{{title}}” is being inspected. Send this again when that is decided, or withdraw the item first.',
    itemNotPublished:
      'No item with the external id {{id}} has ever been online. Send the item, have it inspected and published, then send its facts.',
    teamUnknown: 'There is no open team {{name}}. Send the team first, or correct the name.',
    groupClosed: '{{name}} is closed. Reopen it, then send this again.',
    authorNamed: '{{count, number}} items name this author. Merge it with another author instead.',
    tooManyServices: 'There are already {{max}} services that are offered. Retire one first.',
    serviceRetired: 'This service is no longer offered, so it can neither be opened nor renewed.',
    orderWaiting: 'An order for this service already waits for payment. Pay or cancel it first.',
    priceChanged:
      'The price is now {{price, currency(currency: CNY)}}, and nothing was charged. Check it, then order or pay again.',
    termUnknown:
      'This service has no price for {{months, number(style: unit; unit: month; unitDisplay: long)}}. Choose one of its terms.',
    idempotencyKeyReused: 'This key was used for a different request. Send a new one.',
    programmeNotApproved:
      'The programme of this live method has no approved entry. Approve one first, or choose another method.',
    tooManyProgrammes: 'This programme already has {{max}} entries. Remove one first.',
    programmeOnAir:
      'This is the last approved entry of the programme that is on air. Approve another one first, or go off air.',
    clarityRemoved: 'This clarity was removed. Restore it first.',
    lastClarity: 'One clarity must stay. Restore another one first.',
    changeOpen: 'Another change is already open. Wait for its decision, or cancel it first.',
    ownChange: 'You submitted this change, so another administrator has to review and decide on it.',
    nothingChanged: 'These parameters are already in force. Change at least one of them.',
    versionOutsideLimits:
      'Version {{version}} is older than the limits and exceeds them. Enter values within the limits instead.',
    storageFull:
      'With this file, your documents would take more than {{max, number}} MB. Send a smaller one, or use a document of ' +
      'an earlier request again.',
    tooManyDocuments: 'At most {{max, number}} documents can wait for a submission. Remove one first.',
    alreadyApproved: 'You have approved this. Another person has to approve it, too.',
    decisionLeft:
      '{{names}} can decide this. Whoever was given the right by the submitter lately, or while it waits, does not decide on it.',
    decisionLater:
      '{{names}} can decide this from {{time}}. Until then only somebody can who was given the right by another person.',
    ownAccount:
      'You cannot change your own account here. Another administrator has to; your password is in User Setting.',
    mailNotConfigured:
      'No mail server is configured. Set SMTP_URL and MAIL_FROM, and start the product again.',
    emailNotConfirmed:
      'You have not confirmed an email address. Confirm yours under User Setting, Security settings.',
    examinationRuns: 'A health check is already running. Its result appears here in a moment.',
    lastAdministrator:
      'This is the last administrator who can log in. Make somebody else an administrator first.',
    notificationMandatory: 'The messages about the security of your account cannot be switched off.',
    quietHoursEmpty: 'Quiet hours must end at another time than they begin.',
    ownReview: 'You cannot decide your own request. Another administrator has to.',
    webhookNotEncrypted: 'Messages are sent encrypted only. Enter an address that begins with https://.',
    webhookInside:
      'This address leads into the network of the product. Enter one that is reached over the internet.',
    webhookSwitchedOff: 'The webhook is switched off. Switch it on, then send the message again.',
    tooManyTokens: 'An account has at most {{max, number}} tokens. Revoke one first.',
    tooManyWebhooks: 'There are at most {{max, number}} webhooks. Remove one first.',
    webhookTaken: 'Another webhook already sends the same events to this address.',
    tooManyChannels: 'There are at most {{max, number}} channels. Revoke one first.',
    tooManyTestimonials: 'There are at most {{max, number}} testimonials. Remove one first.',
    channelRevoked: 'This channel was revoked and can no longer be changed. Create another one.',
    channelKeyMissing: 'Send the key of your channel in the header Sala-Key or the parameter key.',
    channelKeyUnknown:
      'This key is not valid, or was replaced. Ask an administrator of the product for the present one.',
    channelKeyRevoked: 'This key was revoked. Ask an administrator of the product for another one.',
    originRefused:
      'Pages of this site may not use the key. An administrator of the product can add the site to the channel.',
    groupInUse:
      'Somebody takes part in it, or it works on a project. Remove the members, and choose another team for the projects first.',
    tooManyMembers: 'At most {{max, number}} people can take part in one project or team.',
    tooManyMemberships:
      'This person takes part in {{max, number}} already. Remove them from another one first.',
    messageUseless:
      'This message is no longer useful, for example because a link in it has expired. Discard it.',
    conflict: 'Somebody changed this in the meantime. Reload to see the current state.',
    contractBroken: 'The request is not valid. Check the fields named in the error.',
    crawlerRefused: 'What crawlers see is not counted.',
    previewEnded: 'There is no such preview, or it has ended. Open a new one from the item.',
    fileUnknown: 'There is no such file.',
    routeUnknown: 'There is nothing at this address.',
    methodNotAllowed: 'This address does not support {{method}}. It supports {{allowed}}.',
    bodyTooLarge: 'The request is too large. The limit is {{limit}}.',
    mediaTypeUnsupported: 'This kind of content is not accepted here. Send {{accepted}}.',
    rangeUnsatisfiable: 'The file is not that long. Request a range within it, or the whole file.',
    expectationUnknown: 'The server does not support this expectation. Leave out the Expect header.',
    requestTooSlow: 'The request took too long to arrive. Please send it again.',
    headersTooLarge: 'The headers of the request are too large.',
    tooManyRequests:
      'Too many attempts. Please wait {{seconds, number(style: unit; unit: second; unitDisplay: long)}}.',
    internal: 'Something went wrong on the server. Please try again.',
    overtaken:
      'Somebody changed something that belongs to it at the same moment, so nothing was changed. Please try again.',
    unavailable: 'The service is not available right now. Please try again in a moment.',
    databaseUnavailable:
      'The database does not answer ({{reason}}). This process serves again when the database does.',
    schemaOutdated:
      'The database lacks {{count, number}} migrations, up to {{needed}}. Run them: node dist/sala.js migrate.',
    draining: 'This process is shutting down. Please try again in a moment.',
    maintenance: 'The product is under maintenance. It will be back soon.',
  },
  /** Queues of the product and of its demo. */
  queue: {
    general: 'Everything else',
    videoLessons: 'Video: new lessons',
    pictureRights: 'Pictures: rights of use',
    textLanguage: 'Texts: plain language',
  },
  notice: {
    certification: {
      passedTitle: 'Certification approved',
      passed: '{{enterprise}} is now certified.',
      rejectedTitle: 'Certification rejected',
      rejected: 'The request for {{enterprise}} was rejected: {{reason}}',
    },
    content: {
      title: 'Content',
      approved: '“{{title}}” passed the inspection',
      rejected: '“{{title}}” was returned: {{reason}}',
      reopened: 'The decision on “{{title}}” was taken back: it is inspected again',
    },
    serviceSoon: '“{{title}}” expires in {{days}} days, on {{time}}.',
    serviceTomorrow: '“{{title}}” expires within a day, on {{time}}.',
    serviceExpired: '“{{title}}” expired on {{time}}. It can be renewed in the card list.',
    serviceEnded: '“{{title}}” ended on {{time}}. It is no longer offered.',
    applicationStep: 'The application has reached the step “{{step}}”.',
    applicationDone: 'The application has passed all steps and is officially launched.',
    applicationReturned: 'The application was returned for correction: {{reason}}',
    betweenReasons: '; ',
    promotion: 'A promotion has been launched. It runs from {{from}} to {{to}}. {{content}}',
    webhook: {
      title: 'A webhook was switched off',
      failed:
        '{{host}} has taken no message for {{days}} days. Correct the receiver, then switch the webhook on again.',
      gone: '{{host}} answered that it wants no more messages.',
    },
    parameters: {
      title: 'Parameter change',
      applied: '{{person}} approved your change. It is now in force',
      returned: '{{person}} returned your change for correction',
      cancelled: '{{person}} withdrew your change',
    },
  },
  returnReason: {
    domainNotRegistered: 'The domain name is not registered',
    groupLacksAuthority: 'The user group lacks authority',
    wrongLink: 'The promotion link is wrong',
    wrongDates: 'The dates are wrong',
    unclearContent: 'The content is unclear',
  },
  applicationStep: {
    submitApplication: 'Submit application',
    leaderReview: 'Leader review',
    purchaseCertificate: 'Purchase certificate',
    safetyTest: 'Safety test',
    officiallyLaunched: 'Officially launched',
  },
  security: {
    changePassword: {
      title: 'Your password was changed',
      content: 'On {{time}}, from {{address}}. Your other sessions were ended.',
    },
    changeEmail: {
      title: 'Your email address was changed',
      content: 'On {{time}}, from {{address}}. It is now {{email}}.',
    },
    enterEmail: {
      title: 'An email address was entered',
      content:
        'On {{time}}, from {{address}}: {{email}}. It is not confirmed, so that links for a new password do not ' +
        'go there.',
    },
    changePhone: {
      title: 'Your phone number was changed',
      content: 'On {{time}}, from {{address}}. It is now {{phone}}.',
    },
    createToken: {
      title: 'A token was made',
      content:
        '“{{token}}”, on {{time}}, from {{address}}. If it was not you, revoke it and change your password.',
    },
    createRecoveryCodes: {
      title: 'New recovery codes were made',
      content: 'On {{time}}, from {{address}}. Older codes are no longer valid.',
    },
    resetPassword: {
      title: 'Your password was reset',
      content: 'On {{time}}, from {{address}}. All your sessions were ended.',
    },
    setUpAuthenticatorApp: {
      title: 'An authenticator app was set up',
      content:
        'On {{time}}, from {{address}}. From now on, logging in needs its code. Your other sessions were ended.',
    },
    removeAuthenticatorApp: {
      title: 'The authenticator app was removed',
      content:
        'On {{time}}, from {{address}}. Its codes are no longer accepted. Without a passkey, the password alone is now enough ' +
        'to log in.',
    },
    addPasskey: {
      title: 'A passkey was added',
      content:
        '“{{passkey}}”, on {{time}}, from {{address}}. It logs in without a password. If it was not you, remove it and change ' +
        'your password.',
    },
    removePasskey: {
      title: 'A passkey was removed',
      content: '“{{passkey}}”, on {{time}}, from {{address}}. It no longer logs in.',
    },
    resetSecondFactor: {
      title: 'Your second factor was reset',
      content:
        'On {{time}}, by an administrator. The password alone is now enough to log in, and your recovery codes are no longer valid. All your sessions were ended.',
    },
    useRecoveryCode: {
      title: 'A recovery code was used',
      content: 'On {{time}}, from {{address}}. Recovery codes left: {{left}}.',
    },
  },
  grants: {
    given: {
      title: 'You were given a right',
      content: '{{capability}}, until the end of {{day}}. It is there without logging in again.',
    },
    ended: {
      title: 'A right that you were given was ended',
      content: '{{capability}}. What you did with it stays.',
    },
  },
  newDevice: {
    title: 'A login from a new device',
    content:
      '{{browser}} on {{system}}, on {{time}}, from {{address}}. If it was you, there is nothing to do. If not, log it out in ' +
      'your security settings and change your password.',
    browser: {
      chrome: 'Chrome',
      edge: 'Edge',
      firefox: 'Firefox',
      opera: 'Opera',
      safari: 'Safari',
      samsungInternet: 'Samsung Internet',
      weChat: 'WeChat',
      other: 'Another program',
    },
    system: {
      android: 'Android',
      chromeOs: 'ChromeOS',
      harmonyOs: 'HarmonyOS',
      ios: 'iOS',
      linux: 'Linux',
      macOs: 'macOS',
      windows: 'Windows',
      other: 'another system',
    },
  },
  todo: {
    reminder: {
      applicationReview: 'Reminder: an application waits',
      certificationReview: 'Reminder: a certification waits',
      parameterReview: 'Reminder: a parameter change waits',
      contentReview: 'Reminder: content waits for its inspection',
      accountRequest: 'Reminder: an account request waits',
      content: '“{{about}}” has waited for a decision since {{day}}.',
    },
    application: {
      channel: 'A promotion on a channel waits for the leader review.',
      certification: 'The certification of an enterprise waits for the leader review.',
    },
    parameters: {
      title: 'Parameter change to approve',
      content: '{{person}} asks for a change of the parameters',
      withRemark: '{{about}}: {{message}}',
    },
    content: { title: 'Content to inspect', content: '{{person}} asks to inspect “{{title}}”.' },
    certification: {
      title: 'Certification to review',
      content: '{{person}} asks to certify {{enterprise}}.',
    },
    order: {
      open: 'To open, {{months, number(style: unit; unit: month; unitDisplay: long)}}, {{price, currency(currency: CNY)}}. Pay or cancel the order.',
      renew:
        'To renew, {{months, number(style: unit; unit: month; unitDisplay: long)}}, {{price, currency(currency: CNY)}}. Pay or cancel the order.',
    },
    accountRequest: {
      registration: {
        title: 'A registration waits for approval',
        content: '{{name}} ({{userName}}) would like to have an account.',
      },
      forgottenPassword: {
        title: 'Somebody forgot the password',
        content:
          '{{name}} ({{userName}}) cannot log in. Make sure who is asking, then hand over a link for a new password.',
      },
    },
    enquiry: {
      kind: {
        contact: 'A question from the public page',
        join: 'A request for a free lesson',
        partner: 'An offer of a partnership',
        career: 'A job application',
      },
      course: {
        pictures: 'Pictures that move',
        games: 'Games with rules',
        code: 'Real code',
        robots: 'Robots',
      },
      position: {
        teacher: 'Teach',
        author: 'Write courses',
        care: 'Support families',
        other: 'Something else',
      },
      age: 'child aged {{years}}',
      withMessage: '{{about}}: {{message}}',
    },
  },
  certification: {
    content: { enterprise: 'Certification of an enterprise, legal person: {{legalPerson}}' },
    accountType: {
      enterprise: 'Enterprise account',
      institution: 'Institution account',
      soleTrader: 'Sole trader account',
    },
    certificateType: {
      chineseIdCard: 'Chinese identity card',
      cambodianIdCard: 'Cambodian identity card',
      passport: 'Passport',
    },
    enterpriseCertificateType: {
      businessLicence: 'Business licence',
      institutionCertificate: 'Certificate of an institution',
      foreignRegistration: 'Registration in another country',
    },
  },
  message: {
    sent: 'sent you a message',
    replied: 'replied to you',
  },
  /** What the people of one's projects and teams did: the verb, and with what. */
  activity: {
    one: {
      policy: 'the set “{{name}}”',
      qualityInspection: 'the inspection queue “{{name}}”',
      service: 'the service “{{name}}”',
      rulePreset: 'the rule preset “{{name}}”',
      announcement: 'the announcement “{{name}}”',
      project: 'the project “{{name}}”',
      team: 'the team “{{name}}”',
    },
    many: {
      policy: '{{count, number}} sets',
      qualityInspection: '{{count, number}} inspection queues',
      service: '{{count, number}} services',
      rulePreset: '{{count, number}} rule presets',
      announcement: '{{count, number}} announcements',
      project: '{{count, number}} projects',
      team: '{{count, number}} teams',
    },
    did: {
      create: 'Created {{thing}}',
      edit: 'Edited {{thing}}',
      delete: 'Deleted {{thing}}',
      remove: 'Removed {{thing}}',
      restore: 'Restored {{thing}}',
      undo: 'Undid changes of {{thing}}',
      import: 'Imported {{thing}}',
      online: 'Put {{thing}} online',
      offline: 'Took {{thing}} offline',
      enable: 'Enabled {{thing}}',
      disable: 'Disabled {{thing}}',
      open: 'Opened {{thing}}',
      cancel: 'Cancelled {{thing}}',
      renew: 'Renewed {{thing}}',
      pass: 'Passed an item of {{thing}}',
      reject: 'Rejected an item of {{thing}}',
      close: 'Closed {{thing}}',
      reopen: 'Reopened {{thing}}',
      addMember: 'Added somebody to {{thing}}',
      changeMember: 'Changed the role of somebody in {{thing}}',
      removeMember: 'Removed somebody from {{thing}}',
      change: 'Changed {{thing}}',
    },
  },
  mail: {
    digest: {
      subject: 'Your digest of {{day}} · {{school}}',
      text: [
        'This came into your message box since the last digest ({{count}}), the newest first:',
        'Your message box:',
        '{{link}}',
        'You asked for a digest at this hour. You choose here whether and when it comes:',
        '{{settings}}',
      ].join('\n\n'),
    },
    notification: {
      subject: '{{about}} · {{school}}',
      text: [
        '{{content}}',
        '{{link}}',
        'You asked for emails like this. What you get, and when, you choose here:',
        '{{settings}}',
      ].join('\n\n'),
    },
    personalNotification: {
      subject: '{{about}} · {{school}}',
      text: [
        'Something waits for you. For the privacy of the people in it, this email does not repeat it:',
        '{{link}}',
        'You asked for emails like this. What you get, and when, you choose here:',
        '{{settings}}',
      ].join('\n\n'),
    },
    test: {
      subject: 'A test email of {{school}}',
      text: [
        'Hello {{name}},',
        'You asked for this email on the status page. It shows that the product can send email.',
        'It was sent at {{time}}.',
      ].join('\n\n'),
    },
    promotion: {
      subject: '{{name}}: a promotion of {{school}}',
      text: [
        '{{school}} has launched the promotion “{{name}}”. It runs from {{from}} to {{to}}.',
        '{{content}}',
        '{{link}}',
      ].join('\n\n'),
    },
    registrationApproved: {
      subject: 'Your account for {{school}} is ready',
      text: [
        'Hello {{name}},',
        'Your registration was approved. You can now log in as {{userName}}:',
        '{{link}}',
      ].join('\n\n'),
    },
    registrationRejected: {
      subject: 'Your registration for {{school}}',
      text: [
        'Hello {{name}},',
        'Your registration as {{userName}} was rejected by an administrator, for this reason:',
        '{{reason}}',
      ].join('\n\n'),
    },
    emailCode: {
      subject: 'Confirm your email address for {{school}}',
      text: [
        'To use this address for your account, enter this code within {{minutes}} minutes:',
        '{{code}}',
        'If it was not you, ignore this email. Nothing changes.',
      ].join('\n\n'),
    },
    secondFactorReset: {
      subject: 'Your second factor for {{school}} was reset',
      text: [
        'An administrator reset the second factor of your account {{userName}}. The password alone is now enough to log in, and your recovery codes are no longer valid.',
        'Log in and set it up again under Security.',
        'If you did not ask for it, change your password, and ask an administrator.',
      ].join('\n\n'),
    },
    emailChanged: {
      subject: 'Your email address for {{school}} was changed',
      text: [
        'The email address of your account is now {{email}}.',
        'If it was not you, change your password, or ask an administrator.',
      ].join('\n\n'),
    },
    emailEntered: {
      subject: 'Another email address was entered for {{school}}',
      text: [
        'In your account {{userName}} the email address was changed to {{email}}, which is not confirmed.',
        'Until it is, links for a new password go to the address at which you read this.',
        'If it was not you, somebody is logged in with your account: log in, log out everywhere else in the ' +
          'security settings and change your password, or ask an administrator.',
      ].join('\n\n'),
    },
    invitation: {
      subject: 'Your account for {{school}}',
      text: [
        'Hello {{name}},',
        'You were invited to {{school}}. Your user name is {{userName}}. With this link you set your password in the ' +
          'next {{hours}} hours, once:',
        '{{link}}',
        'If you do not know what this is about, ignore this email.',
      ].join('\n\n'),
    },
    passwordReset: {
      subject: 'Set a new password for {{school}}',
      text: [
        'Hello {{name}},',
        'Somebody asked for a new password for your account {{userName}}. With this link you can set one in the ' +
          'next {{minutes}} minutes, once:',
        '{{link}}',
        'If it was not you, ignore this email. Your password stays as it is.',
      ].join('\n\n'),
    },
  },
  rule: {
    required: 'is required',
    string: 'must be text',
    integer: 'must be a whole number',
    wholeNumber: 'must be a whole number from {{min, number}} to {{max, number}}, written in digits only',
    boolean: 'must be true or false',
    enum: 'must be one of {{values}}',
    minLength: 'must have {{min, number}} or more characters',
    maxLength: 'must have at most {{max, number}} characters',
    minimum: 'must be at least {{min, number}}',
    maximum: 'must be at most {{max, number}}',
    rateBelowMinimum: 'must not be below the minimum rate',
    rateOutside: 'must lie between the minimum and the maximum rate',
    pattern: 'does not have the expected form: {{form}}',
    date: 'must be a date like 2026-01-31',
    dateRange: 'must be one date, or a first date or time and a last date in this order',
    notFuture: 'must not be later than today, {{today}}',
    languagesMissing:
      'must be written in every language, because visitors read only theirs; missing: {{missing}}',
    consentMissing:
      'is missing: without consent nothing may be shown; ask the person, and enter the day of the consent',
    notBefore: 'must not be before {{first}}',
    maxDays:
      'must be at most {{max, number}} days from the first to the last day; choose a day up to {{last}}',
    phone: 'must be a phone number like +855 12 345 678, 012 345 678 or 150 1231 2300',
    email: 'must be an email address like name@sala.example',
    multipart: 'must be readable multipart form data',
    picture: 'is not a complete picture in a readable format',
    pictureParts:
      'holds more beside the picture than any needs, such as texts, profiles or frames; export it without ' +
      'metadata and send that',
    pictureWork: 'takes too long or too much memory to read; save it smaller and send that',
    pdf: 'is not a complete PDF file; save it again and upload that file',
    documentGone: 'names a document that is no longer stored; upload it again',
    pixels: 'must have at most {{max, number}} million pixels',
    pixelsHeld:
      'must have at most {{max, number}} million pixels as a progressive JPEG or an interlaced PNG; save it without that, ' +
      'or smaller',
    encoding: 'is no text in a known encoding and no workbook; save the table as CSV (UTF-8) or XLSX',
    sheetOld:
      'is a workbook of an old format (XLS), or locked with a password; save it as XLSX without a password',
    sheetMarkup:
      'is a web page or XML under the name of a table; open it in a spreadsheet program and save it as XLSX',
    sheetMissing: 'has no such sheet; the last one is number {{max, number}}',
    csv: 'cannot be read as CSV from line {{line}} on; look for an unclosed quotation mark',
    workbook: 'cannot be read as a workbook (XLSX); save it again',
    sheetEmpty: 'has no rows, not even a header',
    sheetRows: 'must have at most {{max, number}} rows below the header; split the file',
    sheetLines:
      'must have at most {{max, number}} rows, blank ones included; delete the blank rows and save it again',
    sheetCells:
      'must have at most {{max, number}} cells in a row; delete the blank columns and save it again',
    sheetText: 'must have at most {{max, number}} characters in all its cells; split the file',
    sheetWork: 'takes too long or too much memory to read; split the file, or save it as CSV and send that',
    instant: 'must be a time with its zone, like 2026-01-31T09:30:00Z',
    localTime: 'must be a time like 2026-01-31 09:30:00',
    days: 'must be a day from {{first}} to {{last}}',
    afterStart: 'must be later than the time from which it is online',
    duplicateRow: 'already appears in row {{row}}',
    taken: 'is already in use',
    numberInBin: 'belongs to a set in the bin; restore that set or use another number',
    formula: 'begins like a formula; put an apostrophe in front if it is text',
    cellError:
      'is an error of the spreadsheet; correct the formula, or put an apostrophe in front if it is text',
    shortenedNumber:
      'was shortened by the spreadsheet program, and its last digits are lost; give the column the format Text and ' +
      'type it again',
    columnOnce: 'is already used for another field',
    array: 'must be a list',
    itemUnknown: 'is not an item that exists; remove it from the list',
    itemUnfit: 'does not fit the content type of the set; remove it, or change the content type first',
    video:
      'is not an MP4 or WebM file with a video that browsers play (H.264, VP8, VP9 or AV1); export it as one and send that',
    videoWork: 'takes too long or too much memory to read; export it again as MP4 and send that',
    videoCut: 'is not complete: its end is missing; copy it again from where it was made and send that',
    videoDepth:
      'has colours that many devices cannot show (10 bits, 4:2:2 or 4:4:4); export it as H.264 with 8 bits, 4:2:0',
    videoSize: 'has more pixels than many phones can play; export it in Full HD (1920 × 1080) or smaller',
    videoSound: 'has sound that browsers cannot play, such as AC-3; export it with sound in AAC',
    videoGone: 'names a video that is not stored, or not yours; upload it again',
    besideVideo: 'is given beside an uploaded video; keep one of the two',
    notForKind: 'does not belong to this kind of item; leave it empty',
    withoutCover: 'describes a cover, but there is none; choose one or leave this empty',
    authorUnknown: 'is not the name of an author; correct it, or add the author first',
    authorAmbiguous:
      'is the name of {{count, number}} authors: {{names}}; write it exactly as one of them has it, rename one, or merge them',
    itemMissing: 'names no item that is there; correct it, or leave it empty to create a new item',
    idsDisagree:
      'is not the external ID of the item with this item ID; leave one of the two empty, or change it in the item first',
    itemTaken: 'names an item of somebody else; remove the row or use another id',
    itemInBin: 'names an item in the bin; restore that item or use another id',
    itemInspected: 'names an item that is being inspected; wait for the result, or withdraw it first',
    kindFixed: 'cannot be changed any more; leave it empty, or use another id',
    pictureGone: 'names a picture that is not stored, or not yours: {{id}}; upload it again',
    maxWords: 'must have at most {{max, number}} words',
    reasonMissing: 'is missing; choose a reason above or write what to correct',
    sameReason: 'says the same as another reason; keep it once',
    unique: 'must not contain duplicates',
    minItems: 'must have {{min, number}} or more entries',
    maxItems: 'must have at most {{max, number}} entries',
    url: 'must be an address that browsers can open, beginning with http:// or https://; check the host and the port',
    timeSpan:
      'must be a start and an end, the end not before the start, like 2026-01-31 or 2026-01-31 09:30:00',
    text: 'contains characters that cannot be stored',
    character:
      'contains {{character}}, a character that is not allowed here; delete it or type the text again',
    space: 'must not contain spaces',
    unknown: 'is not expected here',
    unknownParameter: 'is not known here; the parameters are {{known}}',
    once: 'may be given only once',
    json: 'is not valid JSON',
    object: 'must be a JSON object',
    depth: 'is nested more than {{max, number}} levels deep',
  },
  /** What the rule `pattern` names as the expected form. */
  form: {
    passwordLink: 'the token of a link, 43 letters, digits, - and _',
    userName: 'lowercase letters, digits, . _ and -, with a letter or digit first',
    certificateNumber: 'letters, digits and -, beginning with a letter or digit',
    idempotencyKey: '8–64 letters, digits, - and _',
    notBlank: 'text that is not blank',
    password:
      'letters, digits or special characters except spaces, with both uppercase and lowercase letters',
    oneLine: 'text on one line, without a space at either end',
    visibleName: 'text on one line, without spaces or invisible characters at either end',
    policyNumber: '1–9 digits',
    reply: 'name@sala.example or 012 345 678',
    origin: 'a site like https://school.example, without a path',
    previewPattern:
      'an address on https like https://school.example/lessons/{slug}?preview={token}: with {token}, also {slug}, {id} and {language}, none of them in the host; on http only at localhost',
    videoId: 'an id of an uploaded video',
    pictureId: 'an id of an uploaded picture',
    cursor: 'the `next` of an earlier answer',
    httpsAddress: 'an address that begins with https://',
    trimmed: 'text without a space at either end',
    uuid: 'a UUID',
  },
};

export type Messages = typeof messages;
export default messages;
