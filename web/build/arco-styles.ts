import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const named = /import\s+\{([^}]+)\}\s+from\s+'@arco-design\/web-react';/g;

/**
 * Brings the style sheet of each Arco component that a file of ours imports by name.
 * Only the component's own sheet: the parts it is made of are named here when we really show them,
 * because Arco's own list (a table brings pagination, radio, input, …) doubles the CSS of a page.
 */
const parts: Record<string, string[]> = {
  Table: ['Spin', 'Empty'],
  Select: ['Trigger', 'Empty', 'Input'],
  DatePicker: ['_class/picker', 'Trigger', 'TimePicker', 'Button'],
};

export function arcoStyles(): Plugin {
  const arco = dirname(createRequire(import.meta.url).resolve('@arco-design/web-react/package.json'));
  const sheet = (name: string) => `@arco-design/web-react/es/${name}/style/index.css`;
  return {
    name: 'sala-arco-styles',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('node_modules') || !/\.tsx?$/.test(id)) return null;
      const names = [...code.matchAll(named)].flatMap(([, list]) => (list ?? '').split(','));
      const components = names.map((name) => name.trim()).filter((name) => name && !name.startsWith('type '));
      const sheets = new Set(components.flatMap((name) => [...(parts[name] ?? []), name]).map(sheet));
      const known = [...sheets].filter((path) => existsSync(join(arco, '..', '..', path)));
      return known.length === 0 ? null : `${known.map((path) => `import '${path}';`).join('')}${code}`;
    },
  };
}
