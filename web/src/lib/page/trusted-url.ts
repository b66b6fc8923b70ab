interface Policy {
  createScriptURL(url: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): Policy;
}

let policy: Policy | undefined;

/** An address of our own that a worker may be started from: the one Trusted Types policy the content policy names. */
export function trustedScriptUrl(url: string): string {
  policy ??= (window as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('app#url', {
    createScriptURL: onlyOurs,
  }) ?? { createScriptURL: onlyOurs };
  return policy.createScriptURL(url);
}

function onlyOurs(url: string): string {
  const address = new URL(url, location.href);
  if (address.origin !== location.origin) throw new Error(`A script from ${address.origin} is not ours.`);
  return address.href;
}
