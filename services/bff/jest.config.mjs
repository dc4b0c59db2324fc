import { SWC_OPTIONS } from './build/swc-options.ts';

const transform = { '^.+\\.ts$': ['@swc/jest', SWC_OPTIONS] };

const shared = {
  // Jest looks at every file there when it begins.
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testEnvironment: 'node',
  setupFiles: ['<rootDir>/test/support/fail-on-missing-text.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform,
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
};

const http = {
  ...shared,
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
};

// `npm run test:long` runs what takes too long for every change.
const specs = process.env.SALA_LONG_TESTS === 'on' ? '*.long.spec.ts' : '!(*.long).spec.ts';

const builtModule = '<rootDir>/test/support/built/transform.mjs';

export default {
  // Ends what hangs. How long something may take is for the test to say, if it is about that.
  testTimeout: 240_000,
  testSequencer: '<rootDir>/test/support/longest-first.mjs',
  projects: [
    { ...shared, displayName: 'unit', testMatch: [`<rootDir>/src/**/${specs}`] },
    {
      ...http,
      displayName: 'http',
      testMatch: [`<rootDir>/test/!(isolated|support)/${specs}`],
      // The application is loaded once by each worker, from its build.
      testEnvironment: '<rootDir>/test/support/built/environment.mjs',
      transform: {
        '/services/bff/src/.+\\.ts$': builtModule,
        // The document is read and its schemas are compiled once by each worker, too.
        '/services/bff/test/support/contract\\.ts$': builtModule,
        ...transform,
        '/node_modules/(typeorm|@nestjs|pg/esm)/.+\\.m?js$': builtModule,
      },
      transformIgnorePatterns: ['/node_modules/(?!(typeorm|@nestjs|pg/esm)/)'],
    },
    {
      // Tests that change what modules read when they are loaded have modules of their own.
      ...http,
      displayName: 'isolated',
      testMatch: [`<rootDir>/test/isolated/${specs}`],
    },
  ],
};
