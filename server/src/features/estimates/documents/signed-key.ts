/** The key in the file store of a signed document, by the approval it was signed with. */
export function signedKey(companyId: string, approvalId: string): string {
  return `${companyId}/signed/${approvalId}`;
}
