import type { Endpoint } from '@dre/core/contract/endpoint';
import { type ErrorKind, errorTable } from '@dre/core/contract/errors';
import { Problem } from '@dre/core/contract/problem';
import { product } from '@dre/core/domain/product';
import type { TObject } from 'typebox';

/** Errors any call may return, declared or not. */
const anywhere: readonly ErrorKind[] = ['invalid-request', 'too-many-requests', 'internal'];

/** OpenAPI 3.1 uses JSON Schema, so the contract's schemas fit unchanged. */
export function openApiDocument(endpoints: readonly Endpoint[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    const address = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[address] = { ...paths[address], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'RV Damage Repair Estimator', version: product.version },
    paths,
    components: {
      schemas: { Problem },
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function operation(endpoint: Endpoint): object {
  return {
    tags: [endpoint.feature],
    summary: endpoint.summary,
    security: endpoint.scope === 'public' ? [] : [{ session: [] }],
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query)],
    ...taken(endpoint),
    responses: {
      200: done(endpoint),
      ...refusals([...anywhere, ...endpoint.refusals]),
    },
  };
}

function taken({ body: schema, bytes }: Endpoint): object {
  if (bytes) return { requestBody: { required: true, content: { 'application/octet-stream': {} } } };
  return schema ? { requestBody: { required: true, content: { 'application/json': { schema } } } } : {};
}

function done({ reply: schema, stream }: Endpoint): object {
  return stream === undefined
    ? { description: 'Done', content: { 'application/json': { schema } } }
    : { description: 'Events, each with this as its data', content: { 'text/event-stream': { schema } } };
}

function parameters(location: 'path' | 'query', schema: TObject | undefined): object[] {
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || isRequired(schema, name),
    schema: property,
  }));
}

export function isRequired(schema: TObject | undefined, name: string): boolean {
  return (schema?.required as readonly string[] | undefined)?.includes(name) ?? false;
}

function refusals(kinds: readonly ErrorKind[]): Record<string, object> {
  const schema = { $ref: '#/components/schemas/Problem' };
  return Object.fromEntries(
    kinds.map((kind) => [
      errorTable[kind].status,
      { description: errorTable[kind].title, content: { 'application/problem+json': { schema } } },
    ]),
  );
}
