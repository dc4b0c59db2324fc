import type { Rolldown } from 'vite';

type Modules = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const PACKAGE = '/node_modules/';
/** Re-exports far more modules than are used. The used modules are still reached through their chunk. */
const BARREL = /\/web-react\/es\/(?:ConfigProvider\/)?index\.js$|\/api\/generated\/model\/index\.ts$/;

export function isOfPackage(id: string): boolean {
  return id.includes(PACKAGE);
}

/** Who imports which module of the web. All modules are named by their full path. */
export class ModuleGraph {
  /** By module, the parts of the web that are loaded by themselves and import it. */
  readonly #parts = new Map<string, Set<string>>();

  readonly #modules: Modules;

  constructor(modules: Modules, entry: string) {
    this.#modules = modules;
    for (const part of this.#partsFrom(entry)) {
      for (const id of this.reachedFrom([part]))
        this.#parts.set(id, (this.#parts.get(id) ?? new Set()).add(part));
    }
  }

  /** All modules that some modules import, directly or indirectly. Dynamic imports do not count. */
  reachedFrom(roots: string[]): Set<string> {
    const seen = new Set(roots);
    for (const id of seen) {
      if (BARREL.test(id)) continue;
      for (const next of this.#modules.getModuleInfo(id)?.importedIds ?? []) seen.add(next);
    }
    return seen;
  }

  /** The modules that somebody imports dynamically, and that reach this one. */
  partsWith(id: string): string[] {
    return [...(this.#parts.get(id) ?? [])];
  }

  importersOf(id: string): string[] {
    return [...(this.#modules.getModuleInfo(id)?.importers ?? [])];
  }

  /** The modules of our own that import a module of a package, directly or through other packages. */
  usersOf(id: string): string[] {
    const seen = new Set([id]);
    for (const at of seen) {
      if (isOfPackage(at) && !BARREL.test(at)) for (const next of this.importersOf(at)) seen.add(next);
    }
    return [...seen].filter((at) => !isOfPackage(at));
  }

  #partsFrom(entry: string): Set<string> {
    const parts = new Set<string>();
    const seen = new Set([entry]);
    for (const id of seen) {
      const { importedIds = [], dynamicallyImportedIds = [] } = this.#modules.getModuleInfo(id) ?? {};
      for (const part of dynamicallyImportedIds) parts.add(part);
      for (const next of [...importedIds, ...dynamicallyImportedIds]) seen.add(next);
    }
    return parts;
  }
}
