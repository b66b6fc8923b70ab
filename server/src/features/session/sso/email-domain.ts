/** The part after the last @, in lower case. */
export function domainOf(emailAddress: string): string | undefined {
  const domain = emailAddress.trim().toLowerCase().split('@').slice(1).at(-1);
  return domain === undefined || !/^[a-z0-9.-]+\.[a-z0-9-]+$/.test(domain) ? undefined : domain;
}
