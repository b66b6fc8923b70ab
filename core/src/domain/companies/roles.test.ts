import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Action, may, type Role } from './roles.ts';

const document = readFileSync(new URL('../../../../docs/roles.md', import.meta.url), 'utf8');

/** The actions each word of the table grants, row by row. */
const meanings: Readonly<Record<string, Readonly<Record<string, readonly Action[]>>>> = {
  'read estimates of the company': {
    yes: ['read-estimates', 'read-work-orders'],
    'work orders only': ['read-work-orders'],
    'no (counts only)': [],
  },
  'create, edit, lock, share estimates': {
    yes: ['edit-estimates', 'comment-on-estimates'],
    comment: ['comment-on-estimates'],
    no: [],
  },
  'profiles, templates, house values, letterhead': {
    yes: ['change-profiles', 'use-profiles', 'read-profiles'],
    use: ['use-profiles', 'read-profiles'],
    read: ['read-profiles'],
    no: [],
  },
  'users, sessions, SSO of the company, subscription': {
    yes: ['manage-people-and-subscription'],
    no: [],
  },
  'company reports': {
    yes: ['read-company-reports', 'read-own-reports'],
    own: ['read-own-reports'],
    no: [],
  },
  'remove the demo data of the company': {
    yes: ['remove-demo-data'],
    no: [],
  },
  'see the board and all repair orders': {
    yes: ['read-shop', 'read-own-repair-orders'],
    read: ['read-shop', 'read-own-repair-orders'],
    'own orders, no prices, no contacts': ['read-own-repair-orders'],
    no: [],
  },
  'open, authorize, promise, check in, deliver repair orders': { yes: ['manage-repair-orders'], no: [] },
  'plan, assign, hold, move units': {
    yes: ['plan-repair-orders', 'hold-own-steps'],
    'hold own steps': ['hold-own-steps'],
    no: [],
  },
  'parts of repair orders': {
    yes: ['handle-parts', 'receive-parts'],
    receive: ['receive-parts'],
    no: [],
  },
  'tick, check, report findings; clock own time': {
    'on any step': ['work-on-all-steps', 'work-on-own-steps'],
    'on own steps': ['work-on-own-steps'],
    no: [],
  },
  'correct punches until the pay period is closed': {
    any: ['correct-all-punches', 'correct-own-punches'],
    own: ['correct-own-punches'],
    no: [],
  },
  'performance of the shop': {
    yes: ['read-shop-performance', 'read-own-performance'],
    'own orders': ['read-own-performance'],
    'own work': ['read-own-performance'],
    no: [],
  },
  'performance of persons, if an owner switched it on': { yes: ['read-performance-of-persons'], no: [] },
  'bays, crew, calendars': { yes: ['change-shop-locations-and-crew'], no: [] },
  'switch the shop on, its settings, close pay periods': {
    yes: ['change-shop-settings', 'close-pay-periods'],
    no: [],
  },
  'the book, editions, news, events, ads, help, product reports, orders, companies': {
    yes: ['run-the-product'],
    no: [],
  },
};

const [heading = [], , ...rows] = (document.split('\n## ')[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const roles = heading.slice(1) as Role[];
const actions = [...new Set(Object.values(meanings).flatMap((words) => Object.values(words).flat()))];

test('every row of the table of roles has its meaning, and no other', () => {
  expect(roles).toEqual(['owner', 'foreman', 'estimator', 'reviewer', 'technician', 'administrator']);
  expect(rows.map(([row]) => row).toSorted()).toEqual(Object.keys(meanings).toSorted());
});

test.each(roles)('the %s may do what the table of roles says, and nothing else', (role) => {
  const column = heading.indexOf(role);
  const granted = rows.flatMap(([row = '', ...words]) => {
    const meaning = meanings[row]?.[words[column - 1] ?? ''];
    expect(meaning, `${row}: ${words[column - 1]}`).toBeDefined();
    return meaning ?? [];
  });
  expect(actions.filter((action) => may(role, action)).toSorted()).toEqual(granted.toSorted());
});
