import { expect, test } from 'vitest';
import { pointerRole, type Touched } from './pointer-role.ts';

const finger: Touched = {
  pointerType: 'touch',
  button: 0,
  isSpaceHeld: false,
  penDraws: false,
  on: 'photo',
  tool: 'box',
  mayMark: true,
  under: {},
};

test('one finger uses the tool, and pans where there is none', () => {
  expect(pointerRole(finger)).toEqual({ kind: 'draw' });
  expect(pointerRole({ ...finger, tool: 'select' })).toEqual({ kind: 'pan' });
});

test('once a pen was seen it draws and fingers pan', () => {
  expect(pointerRole({ ...finger, penDraws: true })).toEqual({ kind: 'pan' });
  expect(pointerRole({ ...finger, penDraws: true, pointerType: 'pen' })).toEqual({ kind: 'draw' });
});

test('Space and the middle button pan in every tool', () => {
  expect(pointerRole({ ...finger, isSpaceHeld: true })).toEqual({ kind: 'pan' });
  expect(pointerRole({ ...finger, button: 1 })).toEqual({ kind: 'pan' });
});

test('a mark is moved only with permission to edit and without a tool', () => {
  const under = { mark: 'a mark' };
  expect(pointerRole({ ...finger, tool: 'select', under })).toEqual({ kind: 'mark', id: 'a mark' });
  expect(pointerRole({ ...finger, under })).toEqual({ kind: 'draw' });
  expect(pointerRole({ ...finger, tool: 'select', under, mayMark: false })).toEqual({ kind: 'pan' });
});

test('matching points are set on both pictures, everything else on the photo', () => {
  expect(pointerRole({ ...finger, tool: 'align', on: 'drawing' })).toEqual({ kind: 'point' });
  expect(pointerRole({ ...finger, tool: 'align', under: { spot: '1' } })).toEqual({ kind: 'spot', id: '1' });
  expect(pointerRole({ ...finger, on: 'drawing' })).toEqual({ kind: 'pan' });
});
