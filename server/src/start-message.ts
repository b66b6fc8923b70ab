import type { Config } from './config.ts';
import type { SeedOutcome } from './database/seed.ts';

/** What a person reads when the product has started. Passwords and links are shown this once. */
export function startMessage(config: Config, address: string, seeded: SeedOutcome): string {
  const lines = ['', `RV Damage Repair Estimator is ready: ${address}`, ''];
  switch (seeded.kind) {
    case 'demo-created':
      lines.push(
        'A demo company was made. Sign in with one of',
        ...seeded.emails.map((email) => `  ${email}`),
      );
      lines.push(
        config.demoPassword === undefined
          ? `and the password  ${seeded.password}  (shown once)`
          : 'and the password in DEMO_PASSWORD.',
        '',
      );
      break;
    case 'first-administrator':
      lines.push(
        'There is no administrator yet. Create the first one with this link, which works once, until',
        `${seeded.expiresAt.toISOString()}:`,
        `  ${new URL(seeded.path, config.publicUrl).href}`,
        '',
      );
      break;
    case 'nothing-to-do':
      break;
  }
  return lines.join('\n');
}
