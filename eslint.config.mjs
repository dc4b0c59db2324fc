import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';

const ROLE = ':matches(Identifier[name=/role$/i], MemberExpression[property.name=/role$/i])';
const NAMED_ROLE = ':matches(Literal[value=/./], MemberExpression[object.name="Role"])';
/** What a role may do stands in the table of rights, and nowhere else. */
const roleComparisons = [
  `BinaryExpression[operator=/^[!=]==?$/]:has(> ${ROLE}):has(> ${NAMED_ROLE})`,
  `SwitchStatement > ${ROLE}.discriminant`,
].map((selector) => ({
  selector,
  message:
    'Ask what the person may do (mayCall, may), and not who they are: the next role would be forgotten here.',
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

export default ts.config(
  {
    ignores: ['**/dist/**', '**/generated/**', '**/node_modules/**', '.cache/**', '**/*.mjs', '.*.cjs'],
  },
  ...ts.configs.strictTypeChecked,
  ...ts.configs.stylisticTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-console': 'error',
      eqeqeq: 'error',
      'max-lines': ['error', { max: 300 }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    files: ['services/bff/**/*.ts', 'web/**/*.ts', 'web/**/*.tsx'],
    rules: {
      'no-restricted-syntax': ['error', ...roleComparisons],
    },
  },
  {
    files: ['web/src/**/*.ts', 'web/src/**/*.tsx'],
    ignores: ['**/*.spec.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...roleComparisons, bareImports, newerThanBaseline],
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
    files: ['services/bff/**/*.ts'],
    rules: {
      // Nest reads constructor types at run time, so a type-only import would break injection.
      '@typescript-eslint/consistent-type-imports': 'off',
      // A DTO is a class only so that decorators can describe it; plain objects of its shape are what travels.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
    },
  },
  {
    files: ['web/**/*.tsx', 'web/**/*.ts'],
    plugins: { 'react-hooks': hooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
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
    files: ['web/public/notice.js'],
    rules: { 'no-var': 'off', '@typescript-eslint/no-unused-vars': ['error', { caughtErrors: 'none' }] },
  },
  {
    // The launcher runs before anything is installed, on whatever Node the machine has. Its types are JSDoc,
    // and the linter does not see that a JSDoc cast gives an any its type.
    files: ['scripts/**/*.cjs'],
    rules: {
      '@typescript-eslint/no-require-imports': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      'no-var': 'off',
    },
  },
);
