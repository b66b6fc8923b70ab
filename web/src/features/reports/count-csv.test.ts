import { countReport } from '@dre/core/domain/reports/company-figures';
import { expect, test } from 'vitest';
import { countCsv } from './count-csv.ts';

test('the file has the rows and figures of the table, and runs nothing in a spreadsheet', () => {
  const companies = [
    { id: 'a', name: '=1+1', kind: 'dealer', users: 2 },
    { id: 'b', name: 'Birch, Body', kind: 'shop', users: 1 },
  ];
  const months = [
    { company: 'a', month: '2026-11', estimates: 4, sent: 1, value: 123_456 },
    { company: 'b', month: '2026-10', estimates: 5, sent: 0, value: 0 },
  ];
  const november = { first: '2026-11', last: '2026-11' };
  expect(countCsv(countReport({ companies, months }, november, null), november).split('\r\n')).toEqual([
    'Company,Type,Users,"Estimates, November 2026",Before,Change,Sent,Value',
    "'=1+1,Dealership,2,4,0,new,1,1234.56",
    '"Birch, Body",Repair or body shop,1,0,5,−100 %,0,0.00',
    'All companies,,3,4,5,−20 %,1,1234.56',
    '',
  ]);
});
