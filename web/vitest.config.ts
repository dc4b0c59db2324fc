import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: { include: ['{src,landing,scripts}/**/*.spec.ts'], setupFiles: ['test/browser-stand-ins.ts'] },
});
