// Runs the built server in this process, so that signals, exit code and output are its own.
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

process.env['NODE_ENV'] ??= 'production';
await import(pathToFileURL(`${root}/server/dist/main.js`).href);
