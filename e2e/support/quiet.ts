import type { BrowserContext } from '@playwright/test';

/** Output of a context's pages that a visitor should never cause: console lines, errors, policy violations. */
export interface Noise {
  /** Declares output this test causes on purpose. */
  expect(pattern: RegExp): void;
  unexpected(): readonly string[];
}

export async function listen(context: BrowserContext): Promise<Noise> {
  const heard: string[] = [];
  // Chromium itself logs every log-out that clears the cache.
  const expected: RegExp[] = [
    /^console info: Clear-Site-Data header on .*\/api\/Login\/Logout': Cleared data types: "cache"/,
  ];
  context.on('console', (message) =>
    heard.push(`console ${message.type()}: ${message.text()} (${message.location().url})`),
  );
  context.on('weberror', (failure) => heard.push(`page error: ${failure.error().message}`));
  await context.exposeBinding('e2ePolicyViolation', (_source, text: string) => heard.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (violation) => {
      const report = (window as unknown as { e2ePolicyViolation: (text: string) => void }).e2ePolicyViolation;
      report(
        `policy violation: ${violation.effectiveDirective} ${violation.blockedURI} on ${location.pathname}`,
      );
    });
  });
  return {
    expect: (pattern) => expected.push(pattern),
    unexpected: () => heard.filter((line) => !expected.some((pattern) => pattern.test(line))),
  };
}
