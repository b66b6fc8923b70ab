// Separate from the settings: estimates check their rates by these limits without loading settings.
export const settingsLimits = {
  profiles: 50,
  insurers: 100,
  name: 100,
  line: 200,
  address: 500,
  disclaimer: 10_000,
  prefix: 12,
  digits: 9,
  /** spec §5 */
  logoBytes: 10_485_760,
} as const;
