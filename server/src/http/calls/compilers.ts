import { createRequire } from 'node:module';
import type fastJsonStringify from 'fast-json-stringify';
import type { FastifyInstance, FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { type RequestCheck, requestCheck } from './validation.ts';

type SerializerBuilder = typeof fastJsonStringify;

const require = createRequire(import.meta.url);

/**
 * Compiles a call's schemas when it is first made. Compiled at the start, together with the libraries that do it, they
 * took a third of the time until the first answer; each costs its first caller a millisecond or two.
 */
const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema }) => {
  let check: RequestCheck | undefined;
  return (value: unknown) => (check ??= requestCheck(schema))(value);
};

const compileSerializer: FastifySerializerCompiler<TSchema> = ({ schema }) => {
  let write: ReturnType<SerializerBuilder> | undefined;
  return (value: unknown) => (write ??= readSerializerBuilder()(schema))(value);
};

/** Keeps Fastify from reading the compilers it would otherwise bring: a server has ours, set by `compileOnFirstCall`. */
export const noOtherCompilers = { buildValidator: neverAsked, buildSerializer: neverAsked };

export function compileOnFirstCall(app: FastifyInstance): void {
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileSerializer);
}

function neverAsked(): never {
  throw new Error('A route was added before the compilers of its schemas were set.');
}

/** Read once the server listens, while nobody waits for it; for the first caller it would be the longest part. */
export function readSerializerBuilder(): SerializerBuilder {
  return require('fast-json-stringify') as SerializerBuilder;
}
