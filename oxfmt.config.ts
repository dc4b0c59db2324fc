import { defineConfig } from 'oxfmt';

export default defineConfig({
  printWidth: 110,
  singleQuote: true,
  trailingComma: 'all',
  // Its order says what is read first.
  sortPackageJson: false,
  ignorePatterns: [
    '**/dist/',
    '**/generated/',
    'deploy/helm/sala/files/organisation.schema.json',
    'openapi/openapi.json',
    'package-lock.json',
    // Templates are no YAML yet, and generated files are compared to the last character.
    'deploy/helm/sala/templates/',
    'deploy/helm/sala/README.md',
    'deploy/helm/sala/values.schema.json',
    'deploy/helm/tests/golden/',
  ],
});
