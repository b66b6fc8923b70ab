/** The first bytes of every document, sent before anything of it is drawn. */
export const fileStart: Uint8Array = Buffer.from('%PDF-1.7\n%\u00FF\u00FF\u00FF\u00FF\n', 'latin1');
