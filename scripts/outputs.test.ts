import { expect, test } from 'vitest';
import { inputsFingerprint, staleOutputs } from './outputs.mjs';

test('the fingerprint of unchanged sources stays the same', () => {
  expect(inputsFingerprint('server')).toBe(inputsFingerprint('server'));
  expect(inputsFingerprint('server')).not.toBe(inputsFingerprint('web'));
});

test('an output nobody builds is refused by name', () => {
  expect(() => staleOutputs(['manual'])).toThrow('There is no output "manual".');
});
