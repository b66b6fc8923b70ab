import { createContext, use } from 'react';
import { type Api, createApi } from './api.ts';

/** A prerendered page only renders, so its calls go nowhere. */
const nobody = createApi({
  base: () => '',
  token: () => undefined,
  cookies: () => '',
  onUnauthorized: () => undefined,
});

const ApiContext = createContext<Api>(nobody);

export const ApiProvider = ApiContext.Provider;

export function useApi(): Api {
  return use(ApiContext);
}
