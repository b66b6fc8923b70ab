import { errorTable } from '@dre/core/contract/errors';
import { escapeHtml } from '../../../http/pages/escape-html.ts';

/** Shown to people whose identity provider sent something we do not accept. */
export function refusalPage(kind: 'sso-refused' | 'not-found'): {
  readonly status: number;
  readonly body: string;
} {
  const { status, title } = errorTable[kind];
  const body = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Single Sign-On · RV Damage Repair Estimator</title><link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/api/docs.css"></head>
<body><main><h1>You are not signed in</h1><p>${escapeHtml(title)}</p>
<p><a href="/login">Back to sign in</a></p></main></body></html>`;
  return { status, body };
}
