export const catalogue = {
  back: 'Back to login',
  login: 'User name or email address',
  'login.pattern': 'Enter a user name or an email address, on one line',
  userName: 'User name',
  password: 'Password',
  newPassword: 'New password',
  code: 'Recovery code',

  'forgot.title': 'Forgot password',
  'forgot.intro':
    'You get a link with which you can set a new password. Your old one stays valid until then.',
  'forgot.send': 'Request a link',
  'forgot.sent.mail':
    'If there is such an account, a link is on its way to its email address. Check the spam folder too.',
  'forgot.sent.person':
    'If there is such an account, the administrators of your team now know. One of them will hand you a link.',
  'forgot.sent.any':
    'If there is such an account, you get a link by email or from an administrator of your team.',
  'forgot.sent.next': 'The link works once, for {{passwordLinkMinutes}} minutes.',

  'second.title': 'Confirm that it is you',
  'second.intro.app': 'Enter the code that your authenticator app shows now, or a recovery code.',
  'second.intro.passkey': 'Use your passkey, or enter a recovery code.',
  'second.intro.both':
    'Enter the code that your authenticator app shows now, or a recovery code. You can also use your passkey.',
  'second.passkey': 'Use a passkey',
  'second.passkey.none': 'This browser cannot use your passkeys at this address.',
  'second.code': 'Code',
  'second.code.hint': 'The {{authenticatorCodeDigits}} digits, or one of your recovery codes',
  'second.send': 'Log in',

  'recover.link': 'I have a recovery code',
  'recover.title': 'Use a recovery code',
  'recover.intro':
    'Each of the codes that you saved in the security settings works once. Wherever you are logged in already, you are logged out.',
  'recover.none': 'I have no code',

  'link.title': 'Link for a password',
  'link.invalid': 'This link is not valid. It was used, replaced by a newer one, or is too old.',
  'link.invalid.next': 'Request another link, or open the newest one that you got.',

  'first.title': 'Welcome to $t(shared:brand)',
  'first.intro':
    'You were invited, and your account is ready. Choose its password: you log in with it and the user name below.',

  'reset.title': 'Set a new password',
  'reset.intro': 'You log in with it from now on. Wherever you are logged in already, you are logged out.',
  'reset.send': 'Set the password',
  'reset.again': 'Request another link',
  'reset.done': 'Your password is set. Log in with it.',

  'register.title': 'Register account',
  'register.intro.approval': 'An administrator of your team approves your account before you can log in.',
  'register.intro.open': 'You can log in right after that.',
  'register.intro.closed': 'Accounts are created by the administrators of your team.',
  'register.closed':
    'Registration is closed here. Tell an administrator your name and what you will work on to get an account.',
  'register.userName.hint': 'Lowercase letters, digits and . _ -, beginning with a letter or digit',
  'register.nickname': 'Name',
  'register.email': 'Email address',
  'register.email.pattern': 'Enter an email address like name@sala.example',
  'register.send': 'Register',
  'register.waiting.title': 'Your registration was received',
  'register.waiting':
    'An administrator reviews it next. You can log in as soon as it is approved; until then, the login page shows that it is pending.',
  'register.active.title': 'Your account is ready',
  'register.active': 'You can log in with your user name and password.',
} as const;
