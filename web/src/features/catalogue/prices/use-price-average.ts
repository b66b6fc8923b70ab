import { readPriceAverages } from '@dre/core/contract/catalogue/price-averages';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Api } from '../../../lib/calls/api.ts';
import { useApi } from '../../../lib/calls/services.ts';

type Averages = ReadonlyMap<string, number>;

/** The same for everybody: loaded once while the page is open. */
let cached: Averages | undefined;
let coming: Promise<Averages | undefined> | undefined;

/** The companies' average price of a part, in cents; undefined if too few set one, and until loaded. */
export function usePriceAverage(part: string): number | undefined {
  const api = useApi();
  const [averages, setAverages] = useState(cached);
  const read = useEffectEvent(() => (coming ??= readAll(api)));
  useEffect(() => {
    let isHere = true;
    const take = async () => {
      const found = await read();
      if (isHere) setAverages(found);
    };
    if (cached === undefined) void take();
    return () => {
      isHere = false;
    };
  }, []);
  return averages?.get(part);
}

async function readAll(api: Api): Promise<Averages | undefined> {
  const reply = await api.call(readPriceAverages, { query: {} });
  // After a failure the next caller tries again.
  if (reply.ok) cached = new Map(reply.value.map(({ part: code, price }) => [code, price]));
  else coming = undefined;
  return cached;
}
