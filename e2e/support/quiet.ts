import type { BrowserContext } from '@playwright/test';

/** Output of a context's pages that a visitor should never cause: console lines, errors, policy violations. */
export interface Noise {
  /** Declares output this test causes on purpose. */
  expect(pattern: RegExp): void;
  unexpected(): readonly string[];
}

/** The output of each context in the present story: stories share contexts. */
const heardIn = new WeakMap<BrowserContext, string[]>();

export async function listen(context: BrowserContext): Promise<Noise> {
  const heard: string[] = [];
  const isNew = !heardIn.has(context);
  heardIn.set(context, heard);
  if (isNew) await record(context);
  // Chromium itself logs every log-out that clears the cache.
  const expected: RegExp[] = [
    /^console info: Clear-Site-Data header on .*\/api\/Login\/Logout': Cleared data types: "cache"/,
  ];
  return {
    expect: (pattern) => expected.push(pattern),
    unexpected: () => heard.filter((line) => !expected.some((pattern) => pattern.test(line))),
  };
}

async function record(context: BrowserContext): Promise<void> {
  const add = (text: string) => void heardIn.get(context)?.push(text);
  context.on('console', (message) =>
    add(`console ${message.type()}: ${message.text()} (${message.location().url})`),
  );
  context.on('weberror', (failure) => add(`page error: ${failure.error().message}`));
  await context.exposeBinding('e2ePolicyViolation', (_source, text: string) => add(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (violation) => {
      const report = (window as unknown as { e2ePolicyViolation: (text: string) => void }).e2ePolicyViolation;
      report(
        `policy violation: ${violation.effectiveDirective} ${violation.blockedURI} on ${location.pathname}`,
      );
    });
  });
}
