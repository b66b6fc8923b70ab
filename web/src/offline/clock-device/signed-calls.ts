import type { BodyOf, Endpoint, ReplyOf } from '@dre/core/contract/endpoint';
import type { Problem } from '@dre/core/contract/problem';
import { signedText, type SignedCall } from '@dre/core/contract/shop/clock-keys';
import { refuse, type Result } from '@dre/core/domain/result';
import type { Api, CallParts } from '../../lib/calls/api.ts';
import { signText } from './clock-crypto.ts';
import { type DeviceKey, nextCall } from './device-keys.ts';

type SignedEndpoint = Endpoint & { readonly body: unknown };

const noKey: Problem = {
  type: 'about:blank',
  title: 'This browser is no clock. A foreman or an owner enrolls it.',
  status: 403,
};

/**
 * Calls with this browser's key, one after the other, so that their numbers arrive in order. A number another tab
 * overtook is taken anew.
 */
export function signedCalls(api: Api, kind: DeviceKey['kind']) {
  let last: Promise<unknown> = Promise.resolve();
  const once = async <E extends SignedEndpoint>(
    endpoint: E,
    content: object,
  ): Promise<Result<ReplyOf<E>, Problem>> => {
    const key = await nextCall(kind);
    if (key === undefined) return refuse(noKey);
    const unsigned = { key: key.id, number: key.number, content: JSON.stringify(content) };
    const signature = await signText(key.privateKey, signedText(endpoint.path, unsigned));
    const body: SignedCall = { ...unsigned, signature };
    return api.call(endpoint, { body: body as BodyOf<E> } as CallParts<E>);
  };
  return <E extends SignedEndpoint>(
    endpoint: E,
    content: object = {},
  ): Promise<Result<ReplyOf<E>, Problem>> => {
    const call = last.then(async () => {
      const reply = await once(endpoint, content);
      return !reply.ok && reply.refusal.status === 409 ? once(endpoint, content) : reply;
    });
    last = call.catch(() => undefined);
    return call;
  };
}

export type SignedCalls = ReturnType<typeof signedCalls>;
