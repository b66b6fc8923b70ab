import type { Endpoint } from '@dre/core/contract/endpoint';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

/** The result of hostile requests. Each sentence of `broken` is a bug of the product. */
interface HostileReport {
  /** The calls that returned 200, by method and path. */
  readonly answered: Set<string>;
  readonly broken: string[];
  sent: number;
}

/** Malformed ids and list cursors. */
const lookAlikes = [
  '-'.repeat(36),
  `0_${'-'.repeat(36)}`,
  'g2345678-1234-1234-1234-123456789abc',
  'eyJhIjoxfQ',
];
/** One more than fits 32 bits, with and without a sign, 53 and 63 bits. */
const beyond = ['2147483648', '4294967296', '9007199254740993', '9223372036854775808'];
const noDays = ['2026-02-30', '2026-99-99', '0000-00-00'];
const half = '\ud800';

/**
 * Repeats the first call of each kind with one value replaced by one that no column can hold, and with each query
 * parameter set to such a value. Reads and calls that must be refused are sent before the original call; those that
 * might be accepted after it.
 */
export function hostileDoor(app: FastifyInstance) {
  const report: HostileReport = { answered: new Set(), broken: [], sent: 0 };
  const tried = new Map<string, number>();
  const send = (request: InjectOptions) => {
    report.sent += 1;
    const { sent } = report;
    // Each from another address, as rate limits are not under test.
    const remoteAddress = `10.${String(sent >> 16)}.${String((sent >> 8) & 255)}.${String(sent & 255)}`;
    return app.inject({ ...request, remoteAddress });
  };
  const sendAll = async (name: string, requests: readonly InjectOptions[]) => {
    for (const request of requests) {
      const { statusCode, body } = await send(request);
      if (statusCode < 500) continue;
      report.broken.push(`${name} ${JSON.stringify([request.url, request.body]).slice(0, 400)}: ${body}`);
    }
  };
  const inject = async (request: InjectOptions): Promise<LightMyRequestResponse> => {
    const endpoint = endpointOf(app.mountedEndpoints, request);
    if (endpoint === undefined) return send(request);
    const name = `${endpoint.method} ${endpoint.path}`;
    const times = tried.get(name) ?? 0;
    tried.set(name, times + 1);
    const isTried = times < 1 && endpoint.stream === undefined;
    if (isTried) await sendAll(name, [...refused(request), ...hostileAddresses(endpoint, request)]);
    const reply = await send(request);
    if (reply.statusCode === 200) report.answered.add(name);
    if (isTried) await sendAll(name, perhapsTaken(request));
    return reply;
  };
  return { inject, report };
}

function endpointOf(
  endpoints: readonly Endpoint[],
  { method = 'GET', url }: InjectOptions,
): Endpoint | undefined {
  const path = String(url).split('?')[0] ?? '';
  return endpoints.find(
    (endpoint) =>
      endpoint.method === method.toUpperCase() &&
      new RegExp(`^${endpoint.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(path),
  );
}

function refused(request: InjectOptions): InjectOptions[] {
  return withEachValue(request, (value) => {
    if (typeof value === 'number') return [2 ** 53, -(2 ** 53), 2 ** 63];
    return typeof value === 'string'
      ? [`${value}${half}`, half, ...lookAlikes.slice(0, isId(value) ? 4 : 0)]
      : [];
  });
}

function perhapsTaken(request: InjectOptions): InjectOptions[] {
  return withEachValue(request, (value) => {
    if (typeof value === 'number') return [2 ** 31, 2 ** 32, -(2 ** 31) - 1];
    if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(value)) return [];
    return noDays.map((day) => day + value.slice(10));
  });
}

const isId = (text: string) => /^[0-9a-f-]{36}$/.test(text);

/** The request with one value of its body replaced, for each value and each replacement. */
function withEachValue(
  request: InjectOptions,
  instead: (value: unknown) => readonly unknown[],
): InjectOptions[] {
  const { body } = request;
  if (typeof body !== 'object' || Buffer.isBuffer(body)) return [];
  return exchanged(body, instead).map((other) => ({ ...request, body: other as object }));
}

/** At most two of a list: the others are of the same kind. */
function exchanged(value: unknown, instead: (value: unknown) => readonly unknown[]): unknown[] {
  if (Array.isArray(value)) {
    return value
      .slice(0, 2)
      .flatMap((item, at) => exchanged(item, instead).map((other) => value.with(at, other)));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, part]) =>
      exchanged(part, instead).map((other) => ({ ...value, [name]: other })),
    );
  }
  return [...instead(value)];
}

/**
 * The address with one of its ids replaced, and with each query parameter of the contract alone and beside the others.
 */
function hostileAddresses(endpoint: Endpoint, request: InjectOptions): InjectOptions[] {
  const [path = '', query = ''] = String(request.url).split('?');
  const parts = path.split('/');
  const ofContract = endpoint.path.split('/');
  const paths = parts.flatMap((_, at) =>
    ofContract[at]?.startsWith(':') === true
      ? [...lookAlikes, ...beyond, '%ED%A0%80'].map((other) => parts.with(at, other).join('/'))
      : [],
  );
  const asked = endpoint.method === 'GET' ? Object.keys(endpoint.query?.properties ?? {}) : [];
  const questions = asked.flatMap((name) =>
    [...lookAlikes, ...beyond, ...noDays, '["a"]', '%ED%A0%80'].map((value) => {
      const others = query.split('&').filter((part) => part !== '' && !part.startsWith(`${name}=`));
      return `${path}?${[...others, `${name}=${value}`].join('&')}`;
    }),
  );
  const kept = query === '' ? '' : `?${query}`;
  const given = { ...(request.query as Record<string, string> | undefined) };
  const inQuery = request.query === undefined ? questions : [];
  return [
    ...paths.map((other) => ({ ...request, url: other + kept })),
    ...inQuery.map((url) => ({ ...request, url })),
    ...Object.keys(given).flatMap((name) =>
      [...lookAlikes, ...beyond].map((value) => ({ ...request, query: { ...given, [name]: value } })),
    ),
  ];
}
