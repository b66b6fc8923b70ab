import { expect, test } from 'vitest';
import { ssoAddress } from './sso-address.ts';

const configuration = { ssoServiceUri: '', ssoUrl: '/api/Saml/Login', ssoRelayState: '/estimate/dashboard' };

test('the browser is sent with the company and where it wants to end, both encoded', () => {
  expect(ssoAddress(configuration, 'a b', undefined)).toBe(
    '/api/Saml/Login?company=a%20b&RelayState=%2Festimate%2Fdashboard',
  );
  expect(ssoAddress({ ...configuration, ssoServiceUri: 'https://sso.example' }, 'a', '/help?x=1&y')).toBe(
    'https://sso.example/api/Saml/Login?company=a&RelayState=%2Fhelp%3Fx%3D1%26y',
  );
});
