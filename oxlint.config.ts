import { defineConfig } from 'oxlint';

const ROLE = ':matches(Identifier[name=/role$/i], MemberExpression[property.name=/role$/i])';
const NAMED_ROLE = ':matches(Literal[value=/./], MemberExpression[object.name="Role"])';
/** What a role may do stands in the table of rights, and nowhere else. */
const roleComparisons = [
  `BinaryExpression[operator=/^[!=]==?$/]:has(> ${ROLE}):has(> ${NAMED_ROLE})`,
  `SwitchStatement > ${ROLE}.discriminant`,
].map((selector) => ({
  selector,
  message:
    'Ask what the person may do (can, may), and not who they are: the next role would be forgotten here.',
}));

const LOADER = ':matches(CallExpression[callee.name=/^(loadChunk|lazyPart)$/], Property[key.name="load"])';
/** Code that is loaded on demand may fail to load, and then somebody has to say so. */
const bareImports = {
  selector: `ImportExpression:not(${LOADER} ImportExpression)`,
  message: 'Load code with loadChunk, a component with lazyPart, a page with the load of its screen.',
};

/** Calls of what Chrome 109, Firefox 115 or Safari 16.4 lacks. TypeScript knows it only of the language (web/tsconfig.json). */
const newerThanBaseline = {
  selector:
    'CallExpression > MemberExpression.callee[property.name=/^(checkVisibility|getHTML|hidePopover|moveBefore|requestIdleCallback|setHTMLUnsafe|showPopover|startViewTransition|togglePopover)$/], ' +
    'MemberExpression[object.name="AbortSignal"][property.name="any"], ' +
    'NewExpression[callee.property.name=/^(DurationFormat|Segmenter)$/], ' +
    'CallExpression[callee.name="requestIdleCallback"]',
  message: 'A browser of .browserslistrc lacks this: ask whether it is there, or do without.',
};

/** What typescript-eslint calls strict and stylistic. tsgolint checks what needs types, with the native compiler. */
const STRICT = [
  'no-array-constructor',
  'no-empty-function',
  'no-unused-expressions',
  'no-unused-vars',
  'no-useless-constructor',
  'no-var',
  'prefer-const',
  'prefer-rest-params',
  'prefer-spread',
  'typescript/adjacent-overload-signatures',
  'typescript/array-type',
  'typescript/await-thenable',
  'typescript/ban-tslint-comment',
  'typescript/class-literal-property-style',
  'typescript/consistent-generic-constructors',
  'typescript/consistent-indexed-object-style',
  'typescript/consistent-type-assertions',
  'typescript/consistent-type-definitions',
  'typescript/dot-notation',
  'typescript/no-array-delete',
  'typescript/no-base-to-string',
  'typescript/no-confusing-non-null-assertion',
  'typescript/no-confusing-void-expression',
  'typescript/no-deprecated',
  'typescript/no-duplicate-enum-values',
  'typescript/no-duplicate-type-constituents',
  'typescript/no-dynamic-delete',
  'typescript/no-empty-object-type',
  'typescript/no-explicit-any',
  'typescript/no-extra-non-null-assertion',
  'typescript/no-floating-promises',
  'typescript/no-for-in-array',
  'typescript/no-generated-empty-object-type',
  'typescript/no-implied-eval',
  'typescript/no-inferrable-types',
  'typescript/no-invalid-void-type',
  'typescript/no-meaningless-void-operator',
  'typescript/no-misused-new',
  'typescript/no-misused-promises',
  'typescript/no-misused-spread',
  'typescript/no-mixed-enums',
  'typescript/no-namespace',
  'typescript/no-non-null-asserted-nullish-coalescing',
  'typescript/no-non-null-asserted-optional-chain',
  'typescript/no-non-null-assertion',
  'typescript/no-redundant-type-constituents',
  'typescript/no-require-imports',
  'typescript/no-this-alias',
  'typescript/no-unnecessary-boolean-literal-compare',
  'typescript/no-unnecessary-condition',
  'typescript/no-unnecessary-template-expression',
  'typescript/no-unnecessary-type-arguments',
  'typescript/no-unnecessary-type-assertion',
  'typescript/no-unnecessary-type-constraint',
  'typescript/no-unnecessary-type-conversion',
  'typescript/no-unnecessary-type-parameters',
  'typescript/no-unsafe-argument',
  'typescript/no-unsafe-assignment',
  'typescript/no-unsafe-call',
  'typescript/no-unsafe-declaration-merging',
  'typescript/no-unsafe-enum-comparison',
  'typescript/no-unsafe-function-type',
  'typescript/no-unsafe-member-access',
  'typescript/no-unsafe-return',
  'typescript/no-unsafe-unary-minus',
  'typescript/no-useless-default-assignment',
  'typescript/no-wrapper-object-types',
  'typescript/non-nullable-type-assertion-style',
  'typescript/only-throw-error',
  'typescript/prefer-as-const',
  'typescript/prefer-find',
  'typescript/prefer-for-of',
  'typescript/prefer-function-type',
  'typescript/prefer-includes',
  'typescript/prefer-literal-enum-member',
  'typescript/prefer-namespace-keyword',
  'typescript/prefer-nullish-coalescing',
  'typescript/prefer-optional-chain',
  'typescript/prefer-promise-reject-errors',
  'typescript/prefer-reduce-type-parameter',
  'typescript/prefer-regexp-exec',
  'typescript/prefer-return-this-type',
  'typescript/prefer-string-starts-ends-with',
  'typescript/related-getter-setter-pairs',
  'typescript/require-await',
  'typescript/triple-slash-reference',
  'typescript/unbound-method',
  'typescript/unified-signatures',
  'typescript/use-unknown-in-catch-callback-variable',
];

export default defineConfig({
  categories: { correctness: 'off' },
  plugins: ['typescript', 'react'],
  // What else the product forbids.
  jsPlugins: ['./tests/sources/syntax-rules.ts'],
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['**/dist/**', '**/generated/**', '**/node_modules/**', '.cache/**', '**/*.mjs', '.*.cjs'],
  rules: {
    ...Object.fromEntries(STRICT.map((rule) => [rule, 'error'])),
    'no-console': 'error',
    eqeqeq: 'error',
    'max-lines': ['error', { max: 300 }],
    'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    'typescript/no-extraneous-class': ['error', { allowWithDecorator: true }],
    'typescript/restrict-plus-operands': [
      'error',
      {
        allowAny: false,
        allowBoolean: false,
        allowNullish: false,
        allowNumberAndString: false,
        allowRegExp: false,
      },
    ],
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
    'typescript/switch-exhaustiveness-check': 'error',
  },
  overrides: [
    {
      files: ['services/bff/**/*.ts', 'web/**/*.ts', 'web/**/*.tsx'],
      rules: {
        'syntax/restricted': ['error', ...roleComparisons],
      },
    },
    {
      files: ['web/src/**/*.ts', 'web/src/**/*.tsx'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            paths: [
              { name: 'react', importNames: ['lazy'], message: 'Use lazyPart, which survives a failure.' },
            ],
          },
        ],
      },
    },
    {
      files: ['web/src/**/*.ts', 'web/src/**/*.tsx'],
      excludeFiles: ['**/*.spec.ts'],
      rules: {
        'syntax/restricted': ['error', ...roleComparisons, bareImports, newerThanBaseline],
      },
    },
    {
      files: ['services/bff/**/*.ts'],
      // Nest reads constructor types at run time, so a type-only import would break injection.
      rules: { 'typescript/consistent-type-imports': 'off' },
    },
    {
      files: ['web/**/*.tsx', 'web/**/*.ts'],
      rules: { 'react/rules-of-hooks': 'error', 'react/exhaustive-deps': 'error' },
    },
    {
      // Catalogues, seed data and migrations are data: their length says nothing about their shape.
      files: ['**/locales/**', '**/seeds/**', '**/migrations/**'],
      rules: { 'max-lines': 'off' },
    },
    {
      // What runs on the terminal speaks to the terminal.
      files: ['scripts/**/*.ts', 'deploy/**/*.ts', 'tests/bench/**/*.ts'],
      rules: { 'no-console': 'off' },
    },
    {
      // It runs in browsers that know nothing newer than ES5.
      files: ['web/public/notice.js', 'web/public/khmer-font.js'],
      rules: { 'no-var': 'off', 'no-unused-vars': ['error', { caughtErrors: 'none' }] },
    },
    {
      // The launcher runs before anything is installed, on whatever Node the machine has. Its types are JSDoc,
      // and the linter does not see that a JSDoc cast gives an any its type.
      files: ['scripts/**/*.cjs'],
      rules: {
        'no-var': 'off',
        'typescript/no-require-imports': 'off',
        'typescript/no-unsafe-assignment': 'off',
      },
    },
  ],
});
