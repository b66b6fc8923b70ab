import { expect, test } from 'vitest';
import { dollars, hours, money, percentage } from './number-text.ts';

test('sentences and documents write money, hours and percent in one way, with a true minus', () => {
  expect([dollars(225_750), dollars(-50_000)]).toEqual(['$2,257.50', '−$500.00']);
  expect([money(225_750), money(-5)]).toEqual(['2,257.50', '−0.05']);
  expect([hours(129), hours(-5)]).toEqual(['12.9 h', '−0.5 h']);
  expect([percentage(60_000), percentage(222_000), percentage(-50_000)]).toEqual(['6%', '22.2%', '−5%']);
});
