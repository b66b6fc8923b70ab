/** The worker that draws documents, bundled before the tests, and the typefaces it embeds. */
export const testDocumentFiles = {
  worker: new URL(
    '../../../../node_modules/.cache/dre/bundles/server-src-documents-document-worker/document-worker.mjs',
    import.meta.url,
  ),
  fonts: new URL('../../documents/fonts/', import.meta.url),
};

/** The worker that compares sets of other systems with ours, bundled likewise. */
export const testComparisonWorker = new URL(
  '../../../../node_modules/.cache/dre/bundles/server-src-features-estimates-exchange-comparison-worker/comparison-worker.mjs',
  import.meta.url,
);
