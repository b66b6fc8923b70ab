import { createRequire } from 'node:module';
import type fastJsonStringify from 'fast-json-stringify';
import type { FastifyInstance, FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { type RequestCheck, requestCheck } from './validation.ts';

type SerializerBuilder = typeof fastJsonStringify;

const require = createRequire(import.meta.url);

/**
 * Schemas are compiled on a call's first use, at a millisecond or two each, and once for all calls and apps that share
 * one. Compiling all of them at startup, with the libraries that do it, took a third of the time until the first reply.
 */
const checks = new WeakMap<TSchema, RequestCheck>();
const writers = new WeakMap<TSchema, ReturnType<SerializerBuilder>>();

const compileValidator: FastifySchemaCompiler<TSchema> =
  ({ schema }) =>
  (value: unknown) =>
    compiledOnce(checks, schema, requestCheck)(value);

const compileSerializer: FastifySerializerCompiler<TSchema> =
  ({ schema }) =>
  (value: unknown) =>
    compiledOnce(writers, schema, (one) => readSerializerBuilder()(one))(value);

function compiledOnce<Compiled>(
  known: WeakMap<TSchema, Compiled>,
  schema: TSchema,
  compile: (schema: TSchema) => Compiled,
): Compiled {
  let compiled = known.get(schema);
  if (compiled === undefined) known.set(schema, (compiled = compile(schema)));
  return compiled;
}

/** Keeps Fastify from loading its own compilers; `compileOnFirstCall` sets ours. */
export const noOtherCompilers = { buildValidator: neverUsed, buildSerializer: neverUsed };

export function compileOnFirstCall(app: FastifyInstance): void {
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileSerializer);
}

function neverUsed(): never {
  throw new Error('A route was added before the compilers of its schemas were set.');
}

/** Loaded once the server listens, before anyone waits for it; it would dominate the first call. */
export function readSerializerBuilder(): SerializerBuilder {
  return require('fast-json-stringify') as SerializerBuilder;
}
