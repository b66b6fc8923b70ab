/** What is asked of templates in the builder: to keep lines as one, to put one in, or nothing. */
export type TemplateRequest =
  { readonly kind: 'save'; readonly lines: readonly string[] } | { readonly kind: 'insert' } | null;

let request: TemplateRequest = null;
const followers = new Set<() => void>();

export function templateRequest(): TemplateRequest {
  return request;
}

export function askTemplates(next: TemplateRequest): void {
  request = next;
  for (const follow of followers) follow();
}

export function onTemplateRequest(follow: () => void): () => void {
  followers.add(follow);
  return () => followers.delete(follow);
}
