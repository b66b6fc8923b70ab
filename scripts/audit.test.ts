import { expect, test } from 'vitest';
import { exitFor, verdictOn } from './audit.mjs';

const report = (vulnerabilities: object) => JSON.stringify({ auditReportVersion: 2, vulnerabilities });
const fault = (severity: string) => ({ name: 'left-pad', severity, range: '<1.3.0', fixAvailable: true });

test('a package with a known fault that matters closes the gate and is named', () => {
  for (const severity of ['high', 'critical']) {
    const verdict = verdictOn(report({ 'left-pad': fault(severity) }));
    expect(verdict.faults).toEqual([`left-pad <1.3.0: ${severity}, a mended version is there`]);
    expect(exitFor(verdict, false)).toBe(1);
  }
});

test('lesser faults are told and let pass, and so is none', () => {
  const verdict = verdictOn(report({ 'left-pad': fault('moderate') }));
  expect(verdict.words).toContain('1 with lesser ones');
  expect([exitFor(verdict, true), exitFor(verdictOn(report({})), true)]).toEqual([0, 0]);
});

test.each([
  ['nothing', ''],
  ['a page', '<html>405 Not Allowed</html>'],
  ['an error', '{"error":{"code":"ENOTFOUND","summary":"no network"}}'],
  ['a refusal', '{"message":"405 Method Not Allowed","statusCode":405}'],
])(
  '%s in place of an answer is told as such, and fails only where an answer is required',
  (_what, output) => {
    const verdict = verdictOn(output);
    expect(verdict).toMatchObject({ asked: false, faults: [] });
    expect(verdict.words).toMatch(/^The registry could not be asked \(.+\): nothing is known\.$/);
    expect([exitFor(verdict, false), exitFor(verdict, true)]).toEqual([0, 1]);
  },
);
