import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@dre/core/contract/endpoint';
import type { Problem } from '@dre/core/contract/problem';
import { companyHeader, inputHeader } from '@dre/core/contract/session/session';
import { accept, refuse, type Result } from '@dre/core/domain/result';

type Part<Name extends string, Value> = undefined extends Value
  ? { readonly [Key in Name]?: undefined }
  : { readonly [Key in Name]: Value };

/** The arguments of one call, derived from the contract: a part the endpoint does not declare cannot be given. */
export type CallParts<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>> & { readonly signal?: AbortSignal };

export interface Api {
  call<E extends Endpoint>(endpoint: E, parts: CallParts<E>): Promise<Result<ReplyOf<E>, Problem>>;
  /** The bare response, for endpoints that stream; failures are problems as for any call. */
  open<E extends Endpoint>(endpoint: E, parts: CallParts<E>): Promise<Result<Response, Problem>>;
}

export interface ApiDependencies {
  /** The base address of the service for this path. */
  readonly base: (path: string) => string;
  readonly token: () => string | undefined;
  readonly cookies: () => string;
  /** The active company of this tab, if any. */
  readonly company?: () => string | undefined;
  /**
   * True if the page had input since the last call of this function; input keeps a session alive, a running timer does
   * not.
   */
  readonly hadInput?: () => boolean;
  /**
   * Called once for each signed-in call, and each of the login service, that replies 401; with its token and the
   * reply's reason.
   */
  readonly onUnauthorized: (token: string | undefined, why: string | undefined) => void;
}

/** Spec §4: a 401 of the login service ends the session, too. */
const loginService = '/api/Login/';

/** Calls the server. Every failure is returned as a problem; nothing is thrown and nothing is logged. */
export function createApi(surroundings: ApiDependencies): Api {
  const open: Api['open'] = async (endpoint, parts) => {
    const token = surroundings.token();
    const answer = await send({ ...surroundings, token: () => token }, endpoint, parts);
    const isGuarded = endpoint.scope !== 'public' || endpoint.path.startsWith(loginService);
    if (!answer.ok && answer.refusal.status === 401 && isGuarded)
      surroundings.onUnauthorized(token, answer.refusal.detail);
    return answer;
  };
  return {
    open,
    async call(endpoint, parts) {
      const answer = await open(endpoint, parts);
      if (!answer.ok) return answer;
      try {
        return accept((await readJson(answer.value)) as ReplyOf<typeof endpoint>);
      } catch {
        return refuse(unreachable);
      }
    },
  };
}

async function send<E extends Endpoint>(
  { base, token, cookies, company, hadInput }: ApiDependencies,
  endpoint: E,
  parts: CallParts<E>,
): Promise<Result<Response, Problem>> {
  const actingFor = endpoint.scope === 'company' ? company?.() : undefined;
  if (endpoint.scope === 'company' && company && actingFor === undefined) return refuse(withoutCompany);
  try {
    const response = await fetch(base(endpoint.path) + address(endpoint, parts), {
      method: endpoint.method,
      headers: {
        ...headers(token(), cookies()),
        ...(endpoint.bytes && { 'Content-Type': 'application/octet-stream' }),
        ...(actingFor !== undefined && { [companyHeader]: actingFor }),
        ...(hadInput?.() && { [inputHeader]: 'yes' }),
      },
      ...(parts.body !== undefined && { body: bodyOf(endpoint, parts.body) }),
      ...(parts.signal && { signal: parts.signal }),
    });
    return response.ok ? accept(response) : refuse(asProblem(await readJson(response), response.status));
  } catch {
    return refuse(unreachable);
  }
}

function bodyOf({ bytes }: Endpoint, body: unknown): Uint8Array<ArrayBuffer> | string {
  return bytes ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body);
}

/** An administrator may belong to no company: the server would only refuse the call. */
const withoutCompany: Problem = { type: 'about:blank', title: 'You work for no company here.', status: 403 };

/** No reply: no network, no server, or the call was aborted. */
const unreachable: Problem = {
  type: 'about:blank',
  title: 'The server could not be reached. Check your connection and try again.',
  status: 0,
};

function address(endpoint: Endpoint, parts: { params?: unknown; query?: unknown }): string {
  const params = (parts.params ?? {}) as Record<string, unknown>;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const query = new URLSearchParams(
    Object.entries(parts.query ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  ).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** The headers of spec §7, the bearer token if there is one, and the XSRF echo where the server set the cookie. */
function headers(token: string | undefined, cookies: string): Record<string, string> {
  const xsrf = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(cookies)?.[1];
  return {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(xsrf !== undefined && { 'X-XSRF-TOKEN': decodeURIComponent(xsrf) }),
  };
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  return JSON.parse(text) as unknown;
}

function asProblem(content: unknown, status: number): Problem {
  const told = content as Partial<Problem> | undefined;
  if (typeof told?.title === 'string') return { type: 'about:blank', ...told, title: told.title, status };
  return { type: 'about:blank', title: 'Something went wrong on our side.', status };
}
