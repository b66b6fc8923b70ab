import type { Config } from './config.ts';
import type { RunningProduct } from './start-product.ts';

/** Printed when the product has started. Passwords and links are shown this once. */
export function startMessage(
  config: Config,
  { address, seeded, demo }: Pick<RunningProduct, 'address' | 'seeded' | 'demo'>,
): string {
  const lines = ['', `RV Damage Repair Estimator is ready: ${address}`, ''];
  if (demo !== undefined) {
    lines.push(
      'There is a demo company. Sign in with one of',
      ...demo.emails.map((email) => `  ${email}`),
      demo.generated === undefined
        ? 'and the password in DEMO_PASSWORD.'
        : `and the password  ${demo.generated}  (another one at the next start, unless somebody signs in)`,
      '',
    );
  }
  switch (seeded.kind) {
    case 'first-administrator':
      lines.push(
        'There is no administrator yet. Create the first one with this link, which works once, until',
        `${seeded.expiresAt.toISOString()}:`,
        `  ${new URL(seeded.path, config.publicUrl).href}`,
        '',
      );
      break;
    case 'demo-created':
    case 'nothing-to-do':
      break;
  }
  return lines.join('\n');
}
