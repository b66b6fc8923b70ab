// Apart from the settings themselves: an estimate checks its rates by these, and needs no settings to begin with.
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
