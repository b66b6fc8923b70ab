import { createContext, use } from 'react';
import { type Api, createApi } from './api.ts';

/** Until a browser runs there is nobody to call; a prerendered page only draws. */
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
