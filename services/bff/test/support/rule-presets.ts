import { type Answer, type TestApi } from './test-api.js';

export const PRESETS = { hide: 1, pin: 2, weigh: 3, place: 4, unsafe: 5, languages: 6 } as const;
export type PresetName = keyof typeof PRESETS;

export interface Preset {
  id: number;
  key: PresetName;
  enable: boolean;
  isComplete: boolean;
  parameters: Record<string, unknown>;
  items: { id: number; title: string }[];
  version: number;
}

/** Calls about the rules of what is delivered. */
export class RulePresets {
  constructor(
    readonly api: TestApi,
    readonly token: string,
  ) {}

  async get(name: PresetName): Promise<Preset> {
    const path = `/api/rule-presets/${PRESETS[name]}`;
    return (await this.api.get<Preset>(path, { token: this.token })).body.data;
  }

  send(name: PresetName, parameters: object, version: number, token = this.token): Promise<Answer<Preset>> {
    const path = `/api/rule-presets/${PRESETS[name]}/parameters`;
    return this.api.call('PUT', path, { token, body: { version, parameters } });
  }

  /** With the version of now. */
  async set(name: PresetName, parameters: object): Promise<Answer<Preset>> {
    return await this.send(name, parameters, (await this.get(name)).version);
  }

  async turn(name: PresetName, action: 'disable' | 'enable'): Promise<Answer<Preset>> {
    const { version } = await this.get(name);
    const path = `/api/rule-presets/${PRESETS[name]}/${action}`;
    return await this.api.post(path, { token: this.token, body: { version } });
  }

  /** These and no others are on. */
  async only(presets: Partial<Record<PresetName, object>>): Promise<void> {
    for (const name of Object.keys(PRESETS) as PresetName[]) {
      const [parameters, { enable }] = [presets[name], await this.get(name)];
      if (enable) await this.turn(name, 'disable');
      if (parameters === undefined) continue;
      const set = await this.set(name, parameters);
      const turned = await this.turn(name, 'enable');
      if (set.body.code + turned.body.code !== 40_000) throw new Error(`${name}: ${turned.body.msg}`);
    }
  }
}
