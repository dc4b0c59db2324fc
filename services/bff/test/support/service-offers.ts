import { type TestApi } from './test-api.js';

export interface Term {
  months: number;
  price: number;
}
export interface Offer {
  id: number;
  key: string;
  texts: { language: string; title: string; description: string }[];
  terms: Term[];
  state: string;
  actions: string[];
  serviceState: string;
  version: number;
}
export interface Order {
  id: number;
  price: number;
  state: string;
  version: number;
}
export interface Card {
  id: number;
  title: string;
  state: string;
  isRetired: boolean;
  actions: string[];
  orderKind: string | null;
  terms: Term[];
  order: Order | null;
  version: number;
}

export const english = { language: 'en-US', title: 'Robot club', description: 'Lends robots to a class.' };
export const khmer = { language: 'km-KH', title: 'ក្លឹបរ៉ូបូត', description: 'ខ្ចីរ៉ូបូតសម្រាប់ថ្នាក់រៀន។' };
export const OFFER = { icon: 'robot', texts: [english, khmer], terms: [{ months: 1, price: 5_000 }] };

/** The services as an administrator sees them. */
export class Offers {
  constructor(
    private readonly api: TestApi,
    private readonly token: string,
  ) {}

  create(offer: object = OFFER, headers: Record<string, string> = {}) {
    return this.api.post<Offer>('/api/service-offers', { token: this.token, body: offer, headers });
  }

  async created(offer: object = OFFER): Promise<Offer> {
    return (await this.create(offer)).body.data;
  }

  edit({ id, version }: Offer, change: object = {}) {
    const body = { ...OFFER, version, ...change };
    return this.api.call<Offer>('PUT', `/api/service-offers/${id}`, { token: this.token, body });
  }

  move({ id, version }: Offer, action: string) {
    return this.api.post<Offer>(`/api/service-offers/${id}/${action}`, {
      token: this.token,
      body: { version },
    });
  }

  async read({ id }: Offer): Promise<Offer> {
    return (await this.api.get<Offer>(`/api/service-offers/${id}`, { token: this.token })).body.data;
  }

  async cards(token = this.token): Promise<Card[]> {
    return (await this.api.get<Card[]>('/api/list/the-service', { token })).body.data;
  }

  async card({ id }: Offer): Promise<Card | undefined> {
    return (await this.cards()).find((one) => one.id === id);
  }

  async order(offer: Offer, body: object = {}) {
    const version = (await this.card(offer))?.version ?? 1;
    return await this.api.post<Card>(`/api/services/${offer.id}/orders`, {
      token: this.token,
      body: { version, termMonths: 1, ...body },
    });
  }
}
