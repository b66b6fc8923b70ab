import type { EstimateReply, HistoryEntry } from '@dre/core/contract/estimates/estimates';
import { companyHeader } from '@dre/core/contract/session/session';
import type { Page } from '@playwright/test';
import { deviceCookie } from './device.ts';
import { demoPassword } from './processes/running-product.ts';

/** The product's own calls, made as a signed-in person. */
export interface Calls {
  get<Reply>(path: string): Promise<Reply>;
  post<Reply>(path: string, body: object): Promise<Reply>;
}

/** Refused, or without a reply: then there is no status. */
export class CallFailed extends Error {
  readonly status: number | undefined;
  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

export function callsWith(
  url: string,
  token: () => Promise<string>,
  headers: Readonly<Record<string, string>> = {},
): Calls {
  const call = async (path: string, more: RequestInit) => {
    const bearer = await token();
    const answer = await fetch(url + path, {
      ...more,
      signal: AbortSignal.timeout(20_000),
      headers: {
        ...bearing(bearer),
        'content-type': 'application/json',
        ...headers,
      },
    }).catch((cause: unknown) => {
      throw new CallFailed(`${path} was not answered: ${String(cause)}`);
    });
    const text = await answer.text().catch(() => '');
    if (!answer.ok)
      throw new CallFailed(`${path} was answered with ${answer.status}: ${text}`, answer.status);
    try {
      return JSON.parse(text) as never;
    } catch {
      throw new CallFailed(`The answer to ${path} broke off.`);
    }
  };
  return {
    get: (path) => call(path, { method: 'GET' }),
    post: (path, body) => call(path, { method: 'POST', body: JSON.stringify(body) }),
  };
}

/** Calls as the page's signed-in person: the page renews its token from time to time. */
export function callsOf(page: Page, url: string): Calls {
  return callsWith(url, () => page.evaluate(() => sessionStorage.getItem('id_token') ?? ''));
}

export async function tokenOf(url: string, name: string): Promise<string> {
  const answer = await fetch(`${url}/api/Login/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: deviceCookie(name) },
    body: JSON.stringify({ userName: `${name}@demo.example`, password: demoPassword }),
  });
  const { resultCode, result } = (await answer.json()) as { resultCode: number; result: string };
  if (resultCode !== 1) throw new CallFailed(`${name} was not let in: ${result}`, answer.status);
  return result;
}

/** The headers of a call with this token: bearer and company. */
export function bearing(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}`, [companyHeader]: companyIn(token) };
}

function companyIn(token: string): string {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as {
    data: { companies: readonly { id: string }[] };
  };
  return claims.data.companies[0]?.id ?? '';
}

/** An empty fifth wheel estimate. */
export async function startEstimate(calls: Calls): Promise<string> {
  const { estimate } = await calls.post<EstimateReply>('/api/estimates', {
    id: crypto.randomUUID(),
    vehicleType: 'fifth-wheel',
  });
  return estimate.id;
}

export function readEstimate(calls: Calls, id: string): Promise<EstimateReply> {
  return calls.get(`/api/estimates/${id}`);
}

/** All edits ever sent to the estimate, oldest first. */
export async function wholeHistory(calls: Calls, id: string): Promise<HistoryEntry[]> {
  const items: HistoryEntry[] = [];
  for (let before = ''; ;) {
    const page = await calls.get<{ items: HistoryEntry[]; next: number | null }>(
      `/api/estimates/${id}/history${before}`,
    );
    items.push(...page.items);
    if (page.next === null) return items.toReversed();
    before = `?before=${page.next}`;
  }
}
