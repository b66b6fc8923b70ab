import { expect, test } from 'vitest';
import { serviceOf } from './configuration.ts';

const [login, sso, estimates] = ['/api/Login/Login', '/api/Saml/GetSsoCompany', '/api/estimates'];

test('the login service and the SSO service are called where they are configured, the rest at the main one', () => {
  const apart = { serviceUri: 'https://dre', loginUri: 'https://login', ssoServiceUri: 'https://sso' };
  const at = (path: string) => serviceOf(apart, path);
  expect([login, sso, estimates].map(at)).toEqual(['https://login', 'https://sso', 'https://dre']);
});

test('a service without an address of its own is the main one', () => {
  const together = { serviceUri: 'https://dre', loginUri: '', ssoServiceUri: '' };
  expect([login, sso].map((path) => serviceOf(together, path))).toEqual(['https://dre', 'https://dre']);
});
